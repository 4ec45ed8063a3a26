import { isAddressKey, type PersonalTable } from '../../platform/context/personal-table.ts'
import { change } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { DETAILS, PERSONAL_DETAILS } from './records/attendee-details.ts'
import { addressHash } from './registration/request-confirmation.ts'

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
  {
    table: 'registration_request',
    personal: ['address_hash', 'guest_hashes', 'body'],
    other: ['token_hash', 'outcome'],
    ofPerson: ({ emails }) => {
      const hashes = emails.map(addressHash)
      return sql`(t.address_hash = any(${hashes}::bytea[]) or t.guest_hashes && ${hashes}::bytea[])`
    },
    shown: sql`jsonb_build_object('id', t.id, 'event_id', t.event_id, 'outcome', t.outcome, 'created_at', t.created_at,
      'expires_at', t.expires_at, 'confirmed_at', t.confirmed_at)`,
    outcome: 'Are deleted, so their links lead nowhere.',
    erase: ({ db }, ids) => change({ db })`delete from registration_request where id = any(${ids}::bigint[])`,
    keep: {
      days: 1,
      purge: ({ db }, before, max) => change({ db })`
        delete from registration_request where id in (
          select id from registration_request where expires_at < ${before}::timestamptz limit ${max})`,
    },
  },
  { table: 'attendee_gone', personal: [], other: [], keep: 'with its event' },
  { table: 'ticket_key', personal: [], other: ['public_key', 'private_key'], keep: 'with its event' },
]
