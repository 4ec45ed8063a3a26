import type { PersonalTable } from '../../platform/context/personal-table.ts'

/** Anonymous counts: none of them refers to a person. */
export const figureTables: PersonalTable[] = [
  { table: 'figure', personal: [], other: ['kind', 'span', 'part'], keep: 'with its organisation' },
  { table: 'figure_change', personal: [], other: ['kind', 'part'], keep: 'with its organisation' },
  { table: 'figure_zone', personal: [], other: ['time_zone', 'known_as', 'server'], keep: 'with its organisation' },
]
