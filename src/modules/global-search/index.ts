import type { Module } from '../../platform/module.ts'
import { findRoutes } from './find-routes.ts'

/** Whatever somebody looks for, over all kinds of records at once. */
export const globalSearch: Module = { name: 'global-search', floor: 'entrypoints', routes: () => findRoutes }
