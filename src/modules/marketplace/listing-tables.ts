import type { PersonalTable } from '../../platform/context/personal-table.ts'

/** Derived from what an organiser writes of an event for everybody. */
export const listingTables: PersonalTable[] = [
  { table: 'listing', personal: [], other: ['event_type', 'folded', 'folded_place'], keep: 'with its event' },
]
