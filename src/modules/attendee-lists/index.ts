import type { Module } from '../../platform/module.ts'
import { exportRoutes } from './export-routes.ts'
import { importRoutes } from './import-routes.ts'

/** The attendees of an event as a file, out and in. */
export const attendeeLists: Module = {
  name: 'attendee-lists',
  floor: 'doors',
  routes: () => async (app) => {
    await app.register(exportRoutes)
    await app.register(importRoutes)
  },
}
