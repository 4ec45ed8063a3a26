import type { Module } from '../../platform/module.ts'
import { actionOperations } from './action-operations.ts'
import { exportRoutes } from './export-routes.ts'
import { importRoutes } from './import-routes.ts'

/** Import and export of attendees, and actions on many attendees at once. */
export const attendeeImportExport: Module = {
  name: 'attendee-import-export',
  floor: 'entrypoints',
  operations: actionOperations,
  routes: () => async (app) => {
    await app.register(exportRoutes)
    await app.register(importRoutes)
  },
}
