import type { Module } from '../../platform/module.ts'
import { trainingEventTypes } from './training-events.ts'
import { trainingTables } from './training-tables.ts'

export { overdueAssignments } from './overdue-assignments.ts'

/** What people have to do by when, and what they have done: here and in courses elsewhere. */
export const training: Module = {
  name: 'training',
  floor: 'records',
  eventTypes: trainingEventTypes,
  personal: trainingTables,
}
