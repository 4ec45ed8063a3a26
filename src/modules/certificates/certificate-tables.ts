import { isAddress, type PersonalTable } from '../../platform/context/personal-table.ts'
import { sql } from '../../platform/db/sql.ts'
import { eraseHolders } from './erase-holders.ts'

export const certificateTables: PersonalTable[] = [
  {
    table: 'certificate',
    personal: [
      'attendee_name',
      'attendee_email',
      'certificate_values',
      'recipient_key',
      'revocation_reason',
      'folded',
      'salt',
    ],
    other: [
      'verification_code',
      'status',
      'event_name',
      'event_timezone',
      'event_type',
      'issuer_name',
      'tier',
      'kind',
      'signature',
    ],
    ofPerson: (person) =>
      sql`${isAddress(sql`t.attendee_email`, person)} or t.issued_to = any(${person.idsIn('attendee')}::bigint[])`,
    shown: sql`to_jsonb(t) - 'salt' - 'folded' - 'recipient_key' - 'signature'`,
    outcome:
      'Lose the address, and name and values where they are revoked; the issuance log keeps its salted hashes, of which nobody can be told.',
    files: ['certificate_pdf'],
    kept: {
      unlessAnonymised: true,
      rows: sql`t.status <> 'revoked'`,
      why: 'Name and values stay on certificates that hold, which anyone may verify. With anonymise they are revoked and both go.',
    },
    erase: eraseHolders,
    keep: 'with its event',
  },
  { table: 'certificate_use', personal: [], other: ['kind', 'network'], keep: 'with its event' },
  { table: 'certificate_first_use', personal: [], other: ['kind'], keep: 'with its event' },
  { table: 'certificate_view', personal: [], other: [], keep: 'with its event' },
  { table: 'expiry_notice', personal: [], other: [], keep: 'with its event' },
  // Salted hashes without names; once the record is deleted nothing can be derived from them.
  {
    table: 'certificate_log',
    personal: [],
    other: ['action', 'record_hash', 'document_hash', 'previous_hash', 'hash'],
    keep: 'for ever',
  },
  { table: 'certificate_log_head', personal: [], other: ['hash', 'edge'], keep: 'with its organisation' },
  { table: 'certificate_log_tile', personal: [], other: ['hash'], keep: 'with its organisation' },
  {
    table: 'certificate_log_witness',
    personal: [],
    other: ['witness', 'root', 'cosignature'],
    keep: 'with its organisation',
  },
]
