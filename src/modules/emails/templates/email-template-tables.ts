import type { PersonalTable } from '../../../platform/context/personal-table.ts'

/** Templates contain no data of individual people. */
export const templateTables: PersonalTable[] = [
  {
    table: 'email_template',
    personal: [],
    other: ['name', 'kind', 'language', 'subject', 'html', 'text', 'translations', 'variables'],
    keep: 'with its organisation',
  },
  { table: 'email_template_starters', personal: [], other: ['kind'], keep: 'with its organisation' },
]
