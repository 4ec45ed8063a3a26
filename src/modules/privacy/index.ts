import type { Module } from '../../platform/module.ts'
import { privacyOperations } from './privacy-operations.ts'
import { privacyRoutes } from './privacy-routes.ts'

/** Export and erasure of a person's data on request. */
export const privacy: Module = {
  name: 'privacy',
  floor: 'entrypoints',
  operations: privacyOperations,
  routes: () => privacyRoutes,
}
