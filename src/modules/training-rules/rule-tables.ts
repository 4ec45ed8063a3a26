import type { PersonalTable } from '../../platform/context/personal-table.ts'

export const ruleTables: PersonalTable[] = [
  { table: 'training_rule', personal: [], other: ['tags'], keep: 'with its organisation' },
  { table: 'training_rule_contact', personal: [], other: [], keep: 'with its organisation' },
]
