import type { PersonalTable } from '../../platform/context/personal-table.ts'

/** A run refers to its person only through the id of its subject, so erasing the subject erases the person. */
export const automationTables: PersonalTable[] = [
  { table: 'automation_rule', personal: [], other: ['name', 'trigger', 'conditions'], keep: 'with its event' },
  { table: 'automation_action', personal: [], other: ['type', 'tag'], keep: 'with its event' },
  { table: 'automation_session_fired', personal: [], other: [], keep: 'with its event' },
  {
    table: 'automation_run',
    personal: [],
    other: ['type', 'subject_type', 'status', 'reason'],
    keep: 'with its event',
  },
]
