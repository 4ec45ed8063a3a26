import type { Module } from '../../platform/module.ts'

/** What is done by itself when something has happened at an event, or has not. */
export const automations: Module = { name: 'automations', floor: 'listeners' }
