import type { Module } from '../../platform/module.ts'
import { streamRoutes } from './stream-routes.ts'

/** Tells whoever has it open that what they see has changed. */
export const live: Module = { name: 'live', floor: 'doors', routes: streamRoutes }
