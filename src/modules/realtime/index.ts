import type { Module } from '../../platform/module.ts'
import { streamRoutes } from './stream-routes.ts'

/** Tells whoever has it open that what they see has changed. */
export const realtime: Module = { name: 'realtime', floor: 'entrypoints', routes: streamRoutes }
