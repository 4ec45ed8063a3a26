import { isAddress, type PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { retainedScans } from './check-in/retained-scans.ts'

/**
 * A scan names an attendee by id only and is deleted with its event at the latest; only the text of an unmatched scan
 * may be an address. Speakers are part of a public programme: the organiser changes or deletes them, and no address leads
 * to them.
 */
export const sessionTables: PersonalTable[] = [
  {
    table: 'session',
    personal: [],
    other: ['title', 'location', 'speaker', 'track', 'description'],
    keep: 'with its event',
  },
  {
    table: 'speaker',
    personal: ['name', 'role', 'biography', 'picture', 'website'],
    other: [],
    keep: 'with its event',
  },
  { table: 'session_speaker', personal: [], other: [], keep: 'with its event' },
  {
    table: 'scan',
    personal: ['presented'],
    other: ['key', 'session_title', 'direction', 'device_id', 'actor', 'told', 'verdict'],
    ofPerson: (person) => isAddress(sql`t.presented`, person),
    outcome: 'Keep that somebody was scanned, and not what was presented.',
    erase: ({ db }, ids) => change({ db })`update scan set presented = null where id = any(${ids}::bigint[])`,
    keep: retainedScans,
  },
  { table: 'door_device', personal: [], other: ['name', 'token_hash'], keep: 'with its event' },
  { table: 'door_device_session', personal: [], other: [], keep: 'with its event' },
  { table: 'check_in', personal: [], other: ['scan_key', 'turns'], keep: 'with its event' },
]
