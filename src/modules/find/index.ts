import type { Module } from '../../platform/module.ts'
import { findRoutes } from './find-routes.ts'

/** Whatever somebody looks for, over all kinds of records at once. */
export const find: Module = { name: 'find', floor: 'doors', routes: () => findRoutes }
