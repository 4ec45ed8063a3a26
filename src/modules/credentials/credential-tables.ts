import type { PersonalTable } from '../../platform/context/personal-table.ts'

/** None of these tables holds data about people. */
export const credentialTables: PersonalTable[] = [
  {
    table: 'signing_key',
    personal: [],
    other: ['purpose', 'algorithm', 'site', 'public_key', 'certificate', 'sealed_private'],
    keep: 'for ever',
  },
  { table: 'did_version', personal: [], other: ['site', 'line'], keep: 'for ever' },
  { table: 'status_list', personal: [], other: ['series', 'bits'], keep: 'with its organisation' },
]
