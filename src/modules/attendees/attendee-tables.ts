import { isAddressKey, type PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { DETAILS, PERSONAL_DETAILS } from './records/attendee-details.ts'

const noDetails = sql.raw(PERSONAL_DETAILS.map((column) => `${column} = null, `).join(''))

export const attendeeTables: PersonalTable[] = [
  {
    table: 'attendee',
    personal: [
      'first_name',
      'last_name',
      'email',
      'email_key',
      'folded',
      ...PERSONAL_DETAILS,
      'tags',
      'answers',
      'certificate_values',
    ],
    toldAs: ['values', 'reason'],
    said: ['answers', 'values'],
    other: ['status', 'source', ...DETAILS.filter((column) => !PERSONAL_DETAILS.includes(column))],
    ofPerson: (person) => isAddressKey(sql`t.email_key`, person),
    shown: sql`to_jsonb(t) - 'email_key' - 'folded'`,
    outcome: 'Become cancelled and nameless, so that attendance is counted as it was.',
    files: ['ticket_pdf'],
    // The row stays so that attendance counts stay correct. RFC 2606 reserves the address, so nobody receives its mail,
    // and cancelled attendees get no certificate.
    erase: ({ db, now }, ids) => change({ db })`
      update attendee set first_name = 'Erased', last_name = '', email = 'erased-' || id || '@erased.invalid',
        email_key = 'erased-' || id || '@erased.invalid', folded = '', tags = '{}', answers = '{}', certificate_values = '{}', ${noDetails}
        status = 'cancelled', link_no = link_no % 255 + 1, updated_at = ${now()}
      where id = any(${ids}::bigint[])`,
    keep: 'with its event',
  },
  { table: 'session_signup', personal: [], other: [], keep: 'with its event' },
  { table: 'session_signup_count', personal: [], other: [], keep: 'with its event' },
  { table: 'attendee_gone', personal: [], other: [], keep: 'with its event' },
  { table: 'ticket_key', personal: [], other: ['public_key', 'private_key'], keep: 'with its event' },
]
