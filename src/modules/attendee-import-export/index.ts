import type { Module } from '../../platform/module.ts'
import { actionOperations } from './action-operations.ts'
import { exportRoutes } from './export-routes.ts'
import { importRoutes } from './import-routes.ts'

/** Many attendees of an event at once: as a file, out and in, and what is done to them. */
export const attendeeImportExport: Module = {
  name: 'attendee-import-export',
  floor: 'entrypoints',
  operations: actionOperations,
  routes: () => async (app) => {
    await app.register(exportRoutes)
    await app.register(importRoutes)
  },
}
