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
    summary: 'Get CRM settings',
    description: 'Returns the CRM settings: whether activity at events creates contacts and timeline entries.',
    answer: CrmSettings,
    run: (ctx) => getCrmSettings(ctx),
  }),

  operation({
    id: 'updateCrmSettings',
    method: 'PATCH',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Update CRM settings',
    description:
      'Updates the given settings. They apply to later events; existing contacts and timelines stay as they are.',
    body: CrmSettingsBody,
    answer: CrmSettings,
    run: (ctx, { body }) => updateCrmSettings(ctx, body),
  }),
]
