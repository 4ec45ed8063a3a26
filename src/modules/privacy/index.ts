import type { Module } from '../../platform/module.ts'
import { privacyOperations } from './privacy-operations.ts'
import { privacyRoutes } from './privacy-routes.ts'

/** What an organisation does for a person who asks what is known of them, or wants to be forgotten. */
export const privacy: Module = {
  name: 'privacy',
  floor: 'entrypoints',
  operations: privacyOperations,
  routes: () => privacyRoutes,
}
