import type { Module } from '../../platform/module.ts'
import { oversightOperations } from './oversight-operations.ts'

/** What an organiser looks at to see where things stand: what runs, and how far a beginning is. */
export const oversight: Module = { name: 'oversight', floor: 'doors', operations: oversightOperations }
