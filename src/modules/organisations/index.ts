import type { Module } from '../../platform/module.ts'
import { brandStyleRoutes } from './brand-style-routes.ts'
import { importEventTypes } from './import-completed.ts'
import { keyOperations } from './key-operations.ts'
import { organisationInvariants } from './organisation-invariants.ts'
import { logoAttachment } from './organisation-logo.ts'
import { organisationOperations } from './organisation-operations.ts'
import { organisationRoutes } from './organisation-routes.ts'
import { organisationTables } from './organisation-tables.ts'

export { admitRequests } from './admit-requests.ts'
export { listApiKeys } from './api-key-queries.ts'
export { bootstrap } from './bootstrap.ts'
export { brandColumn } from './brand-column.ts'
export { createApiKey } from './create-api-key.ts'
export { captureCredits, getCredits, grantCredits, holdCredits, releaseCredits } from './credits.ts'
export { deleteApiKey } from './delete-api-key.ts'
export { importCompleted } from './import-completed.ts'
export { ensureInstallationSecret, getInstallationSecret } from './installation-secret.ts'
export { lockPrintedLogo, printedLogo } from './organisation-logo.ts'
export { changeOrganisation } from './organisation-settings.ts'
export {
  createOrganisation,
  listOrganisations,
  organisationColour,
  organisationLanguage,
  updateOrganisation,
} from './organisations.ts'
export { getPlanUsage } from './plan-usage.ts'
export { PLAN_LIMITS, PLANS } from './plans.ts'
export { mayUseScope, requireScope } from './require-scope.ts'
export { ANY_KEY, ANY_MEMBER, hasScope, SCOPES, SIGNED_IN } from './scopes.ts'
export { updateApiKey } from './update-api-key.ts'
export { visitorIn, visitorOf } from './visitor-of.ts'

/** Organisations, API keys, plans and credits. */
export const organisations: Module = {
  name: 'organisations',
  floor: 'core',
  operations: [...keyOperations, ...organisationOperations],
  routes: () => organisationRoutes,
  pages: () => brandStyleRoutes,
  attachments: [logoAttachment],
  eventTypes: importEventTypes,
  invariants: organisationInvariants,
  personal: organisationTables,
  blobs: [
    { table: 'organisation', column: 'logo' },
    { table: 'organisation', column: 'printed_logo' },
  ],
}
