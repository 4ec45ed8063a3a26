import type { PersonalTable } from '../../platform/context/personal-table.ts'

/** A run tells whom it is for by the id of its subject alone, so a person goes with what they are there. */
export const automationTables: PersonalTable[] = [
  { table: 'automation_rule', personal: [], other: ['name', 'trigger'], keep: 'with its event' },
  { table: 'automation_action', personal: [], other: ['type', 'tag'], keep: 'with its event' },
  {
    table: 'automation_run',
    personal: [],
    other: ['type', 'subject_type', 'status', 'reason'],
    keep: 'with its event',
  },
]
