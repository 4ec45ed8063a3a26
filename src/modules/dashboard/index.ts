import type { Module } from '../../platform/module.ts'
import { dashboardOperations } from './dashboard-operations.ts'

/** What an organiser looks at to see where things stand: what runs, and how far a beginning is. */
export const dashboard: Module = { name: 'dashboard', floor: 'entrypoints', operations: dashboardOperations }
