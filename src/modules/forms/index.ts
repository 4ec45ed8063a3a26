import type { Module } from '../../platform/module.ts'
import { formEventTypes } from './form-events.ts'
import { formInvariants } from './form-invariants.ts'
import { formOperations } from './form-operations.ts'
import { formTables } from './form-tables.ts'
import { formApiRoutes } from './pages/form-api-routes.ts'
import { formPageRoutes } from './pages/form-page-routes.ts'
import { formPreviewOperations } from './pages/form-preview-operations.ts'
import { formScriptRoutes } from './pages/form-script-routes.ts'
import { searchedSubmissions } from './submission-queries.ts'

export { createForm, deleteForm } from './save-form.ts'
export { submitForm } from './submit-form.ts'

/** Public lead forms, their submissions and the contacts they create. */
export const forms: Module = {
  name: 'forms',
  floor: 'domain',
  operations: [...formOperations, ...formPreviewOperations],
  routes: formApiRoutes,
  pages: (services) => async (app) => {
    await app.register(formPageRoutes(services))
    await app.register(formScriptRoutes)
  },
  eventTypes: formEventTypes,
  invariants: formInvariants,
  personal: formTables,
  searched: [searchedSubmissions],
}
