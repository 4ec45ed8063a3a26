import type { PersonalTable } from '../../platform/context/personal-table.ts'

/** None of these tables holds data about attendees or contacts. */
export const organisationTables: PersonalTable[] = [
  { table: 'installation', personal: [], other: ['secret'], keep: 'for ever' },
  {
    table: 'organisation',
    personal: [],
    other: [
      'name',
      'slug',
      'handle',
      'plan',
      'time_zone',
      'language',
      'country',
      'logo',
      'printed_logo',
      'primary_colour',
      'background_colour',
      'reply_to',
    ],
    keep: 'for ever',
  },
  { table: 'api_key', personal: [], other: ['name', 'prefix', 'key_hash', 'scopes'], keep: 'with its organisation' },
  { table: 'credit_balance', personal: [], other: [], keep: 'with its organisation' },
  { table: 'credit_entry', personal: [], other: ['kind', 'note'], keep: 'with its organisation' },
]
