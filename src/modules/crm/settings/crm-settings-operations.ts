import { type Operation, operation } from '../../../platform/http/operation.ts'
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
    summary: 'Read how contacts are kept',
    answer: CrmSettings,
    run: (ctx) => getCrmSettings(ctx),
  }),

  operation({
    id: 'updateCrmSettings',
    method: 'PATCH',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Change how contacts are kept',
    body: CrmSettingsBody,
    answer: CrmSettings,
    run: (ctx, { body }) => updateCrmSettings(ctx, body),
  }),
]
