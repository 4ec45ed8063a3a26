import type { PersonalTable } from '../../platform/context/personal-table.ts'

/** Derived from event texts, which are public. */
export const listingTables: PersonalTable[] = [
  { table: 'listing', personal: [], other: ['event_type', 'folded', 'folded_place'], keep: 'with its event' },
]
