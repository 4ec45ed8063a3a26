import { developers } from './frames.tsx'
import { placesIn } from './places-in.ts'

const ofDevelopers = placesIn(developers)

/** Pages for developers. */
export const pagesOfDevelopers = [
  ofDevelopers(
    '/',
    { name: 'apiKeys', scope: 'api_keys:read', within: 'developers' },
    () => import('../pages/developers/api-keys-page.tsx'),
    'ApiKeysPage',
  ),
  ofDevelopers(
    '/webhooks',
    { name: 'webhooks', scope: 'webhooks:read', within: 'developers' },
    () => import('../pages/developers/webhooks-page.tsx'),
    'WebhooksPage',
  ),
  ofDevelopers(
    '/webhooks/$webhookId',
    { name: 'webhook', scope: 'webhooks:read' },
    () => import('../pages/developers/webhook-page.tsx'),
    'WebhookPage',
  ),
  ofDevelopers(
    '/events',
    { name: 'webhookEvents', scope: 'webhooks:read', within: 'developers' },
    () => import('../pages/developers/webhook-events-page.tsx'),
    'WebhookEventsPage',
  ),
  ofDevelopers(
    '/requests',
    { name: 'requestLog', scope: 'audit:read', within: 'developers' },
    () => import('../pages/developers/requests-page.tsx'),
    'RequestsPage',
  ),
  ofDevelopers(
    '/apps',
    { name: 'connectedApps', scope: 'people:read', within: 'developers' },
    () => import('../pages/developers/apps/connected-apps-page.tsx'),
    'ConnectedAppsPage',
  ),
  ofDevelopers(
    '/assistants',
    { name: 'assistants', within: 'developers' },
    () => import('../pages/developers/assistants-page.tsx'),
    'AssistantsPage',
  ),
] as const
