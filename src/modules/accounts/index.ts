import type { Module } from '../../platform/module.ts'
import { accountInvariants } from './account-invariants.ts'
import { accountOperations } from './account-operations.ts'
import { accountTables } from './account-tables.ts'
import { logoAttachment } from './organisation-logo.ts'
import { organisationOperations } from './organisation-operations.ts'
import { organisationRoutes } from './organisation-routes.ts'

export { admitRequests } from './admit-requests.ts'
export { listApiKeys } from './api-key-queries.ts'
export { bootstrap } from './bootstrap.ts'
export { createApiKey } from './create-api-key.ts'
export { captureCredits, getCredits, grantCredits, holdCredits, releaseCredits } from './credits.ts'
export { deleteApiKey } from './delete-api-key.ts'
export { makeInstallationSecret, readInstallationSecret } from './installation-secret.ts'
export { changeOrganisation } from './organisation-settings.ts'
export {
  createOrganisation,
  listOrganisations,
  organisationColour,
  organisationLanguage,
  updateOrganisation,
} from './organisations.ts'
export { planUsage } from './plan-usage.ts'
export { PLANS } from './plans.ts'
export { mayUseScope, requireScope } from './require-scope.ts'
export { ANY_KEY, ANY_MEMBER, hasScope, SCOPES, SIGNED_IN } from './scopes.ts'
export { updateApiKey } from './update-api-key.ts'
export { visitorOf } from './visitor-of.ts'

/** Organisations, their keys and plans, and credits. */
export const accounts: Module = {
  name: 'accounts',
  floor: 'core',
  operations: [...accountOperations, ...organisationOperations],
  routes: () => organisationRoutes,
  attachments: [logoAttachment],
  invariants: accountInvariants,
  personal: accountTables,
  blobs: [{ table: 'organisation', column: 'logo' }],
}
