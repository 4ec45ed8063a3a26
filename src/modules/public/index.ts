import type { Module } from '../../platform/module.ts'
import { publicApiRoutes } from './verification/public-api-routes.ts'
import { publicPageRoutes } from './verification/public-page-routes.ts'

/** What anyone may see. */
export const publicPages: Module = {
  name: 'public',
  floor: 'doors',
  routes: publicApiRoutes,
  pages: publicPageRoutes,
}
