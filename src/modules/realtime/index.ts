import type { Module } from '../../platform/module.ts'
import { streamRoutes } from './stream-routes.ts'

/** Server-sent events that report changes to open clients. */
export const realtime: Module = { name: 'realtime', floor: 'entrypoints', routes: streamRoutes }
