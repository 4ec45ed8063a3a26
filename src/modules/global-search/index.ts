import type { Module } from '../../platform/module.ts'
import { searchRoutes } from './search-routes.ts'

/** Search over all kinds of records at once. */
export const globalSearch: Module = { name: 'global-search', floor: 'entrypoints', routes: () => searchRoutes }
