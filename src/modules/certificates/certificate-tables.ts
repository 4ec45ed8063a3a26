import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Erasing, isAddress, type PersonalTable } from '../../platform/personal/personal-table.ts'
import { fold } from '../../platform/text/fold.ts'
import type { CertificateRow } from './certificate-queries.ts'
import { appendToLog } from './issuance-log.ts'

const ERASED_NAME = 'Name erased'

export const certificateTables: PersonalTable[] = [
  {
    table: 'certificate',
    personal: ['attendee_name', 'attendee_email', 'revocation_reason', 'folded', 'salt'],
    other: ['verification_code', 'status', 'event_name', 'event_timezone', 'issuer_name', 'tier'],
    ofPerson: (person) =>
      sql`${isAddress(sql`t.attendee_email`, person)} or t.issued_to = any(${person.idsIn('attendee')}::bigint[])`,
    shown: sql`to_jsonb(t) - 'salt' - 'folded'`,
    erase: eraseHolders,
    keep: 'with its event',
  },
  { table: 'expiry_notice', personal: [], other: [], keep: 'with its event' },
  // Salted hashes without names: what they were made of is gone when the record is.
  {
    table: 'certificate_log',
    personal: [],
    other: ['action', 'record_hash', 'previous_hash', 'hash'],
    keep: 'for ever',
  },
  { table: 'certificate_log_head', personal: [], other: ['hash'], keep: 'with its organisation' },
]

/**
 * The address goes. The name stays on a certificate that holds, since anyone may verify it; from a revoked one it goes
 * too. The log is told of the record that is left, with a new salt, so that its older hashes cannot be guessed from it.
 */
async function eraseHolders(ctx: Erasing, ids: number[]): Promise<void> {
  const salts = ids.map(() => ctx.randomBytes(16))
  const rows = await many<CertificateRow>(ctx)`
    update certificate c set attendee_email = null, salt = e.salt, revocation_reason = null,
      attendee_name = case status when 'revoked' then ${ERASED_NAME} else attendee_name end,
      folded = case status when 'revoked' then ${fold(ERASED_NAME)} else folded end
    from unnest(${ids}::bigint[], ${salts}::bytea[]) as e (id, salt) where c.id = e.id returning c.*`
  await appendToLog(
    ctx,
    rows.map((record) => ({ action: 'redacted', record })),
  )
}
