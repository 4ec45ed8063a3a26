import type { Module } from '../../platform/module.ts'
import { exportRoutes } from './export-routes.ts'

/** The attendees of an event as a file, out and in. */
export const attendeeLists: Module = {
  name: 'attendee-lists',
  floor: 'doors',
  routes: () => exportRoutes,
}
