import type { Module } from '../../platform/module.ts'
import { panelRoutes } from './panel-routes.ts'

/** The admin panel. */
export const panel: Module = { name: 'panel', floor: 'entrypoints', pages: panelRoutes }
