import { settings } from './frames.tsx'
import { placesIn } from './places-in.ts'

const ofSettings = placesIn(settings)

/** Pages of the organisation's settings. */
export const pagesOfSettings = [
  ofSettings(
    '/',
    { name: 'organisation', scope: 'organisation:read', within: 'settings' },
    () => import('../pages/settings/organisation-page.tsx'),
    'OrganisationPage',
  ),
  ofSettings(
    '/email-sender',
    { name: 'emailSender', scope: 'organisation:read', within: 'settings' },
    () => import('../pages/settings/email-sender-page.tsx'),
    'EmailSenderPage',
  ),
  ofSettings(
    '/people',
    { name: 'people', scope: 'people:read', within: 'settings' },
    () => import('../pages/settings/people-page.tsx'),
    'PeoplePage',
  ),
  ofSettings(
    '/sign-in',
    { name: 'signInPolicy', scope: 'organisation:read', within: 'settings' },
    () => import('../pages/settings/sign-in-policy-page.tsx'),
    'SettingsSignInPage',
  ),
  ofSettings(
    '/automations',
    { name: 'organisationAutomations', scope: 'automations:read', within: 'settings' },
    () => import('../pages/automations/organisation/organisation-rules-page.tsx'),
    'OrganisationRulesPage',
  ),
  ofSettings(
    '/automations/$organisationRuleId',
    { name: 'organisationAutomation', scope: 'automations:read' },
    () => import('../pages/automations/organisation/organisation-rule-page.tsx'),
    'OrganisationRulePage',
  ),
  ofSettings(
    '/plan',
    { name: 'plan', scope: 'credits:read', within: 'settings' },
    () => import('../pages/settings/plan-page.tsx'),
    'PlanPage',
  ),
  ofSettings(
    '/privacy',
    { name: 'privacy', scope: 'privacy:write', within: 'settings' },
    () => import('../pages/privacy/privacy-page.tsx'),
    'PrivacyPage',
  ),
  ofSettings(
    '/signing-keys',
    { name: 'signingKeys', scope: 'certificates:read', within: 'settings' },
    () => import('../pages/settings/signing-keys/signing-keys-page.tsx'),
    'SigningKeysPage',
  ),
  ofSettings(
    '/audit',
    { name: 'audit', scope: 'audit:read', within: 'settings' },
    () => import('../pages/settings/audit-page.tsx'),
    'AuditPage',
  ),
  ofSettings(
    '/system',
    { name: 'system', scope: 'organisation:read', within: 'settings' },
    () => import('../pages/settings/system-page.tsx'),
    'SystemPage',
  ),
] as const
