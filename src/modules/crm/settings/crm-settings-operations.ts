import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { CrmSettings, CrmSettingsBody, getCrmSettings, updateCrmSettings } from './crm-settings.ts'

const tag = 'CRM'
const path = '/admin/crm/settings'

export const crmSettingsOperations: readonly Operation[] = [
  operation({
    id: 'getCrmSettings',
    method: 'GET',
    path,
    scope: 'crm:read',
    tag,
    summary: 'Read CRM settings',
    description:
      'How contacts are kept: whether what happens at events makes contacts and entries of their time lines.',
    answer: CrmSettings,
    run: (ctx) => getCrmSettings(ctx),
  }),

  operation({
    id: 'updateCrmSettings',
    method: 'PATCH',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Change CRM settings',
    description:
      'Changes the settings that are sent. They hold for what happens from then on; contacts and time lines that are there stay.',
    body: CrmSettingsBody,
    answer: CrmSettings,
    run: (ctx, { body }) => updateCrmSettings(ctx, body),
  }),
]
