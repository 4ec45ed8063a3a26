import type { Module } from '../../platform/module.ts'

/** What people are asked after an event, and what they answered. */
export const surveys: Module = { name: 'surveys', floor: 'records' }
