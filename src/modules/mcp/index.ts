import type { Module } from '../../platform/module.ts'
import { mcpRoutes } from './mcp-routes.ts'

/** Every operation as a tool of the Model Context Protocol. */
export const mcp: Module = { name: 'mcp', floor: 'entrypoints', pages: mcpRoutes }
