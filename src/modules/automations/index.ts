import type { Module } from '../../platform/module.ts'
import { automationListener } from './automation-listener.ts'
import { automationOperations } from './automation-operations.ts'
import { automationTables } from './automation-tables.ts'

/** What is done by itself when something has happened at an event, or has not. */
export const automations: Module = {
  name: 'automations',
  floor: 'listeners',
  operations: automationOperations,
  listeners: [automationListener],
  personal: automationTables,
}
