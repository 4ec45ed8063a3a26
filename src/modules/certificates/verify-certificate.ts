import { sql } from 'kysely'
import type { Services } from '../../platform/context.ts'
import { gatherReads } from '../../platform/db/gather-reads.ts'
import { many } from '../../platform/db/query.ts'
import { isoTime } from '../../platform/text/utc-time.ts'
import { type CertificateRow, certificateLinks, statusAt } from './certificate-queries.ts'
import type { CertificateStatus, PublicCertificate } from './certificate-schema.ts'
import { isRecordOf, redactedHash } from './record-hash.ts'
import { readCode } from './verification-code.ts'

export type Verified = {
  status: CertificateStatus
  /** The stored row, for drawing; none of its ids or addresses may be shown. */
  row: CertificateRow
  certificate: PublicCertificate
  /** The event's language now, BCP 47; null where the log was not asked for. */
  language: string | null
  checkedAt: Date
  /** Position in the issuer's issuance log, null while it is being entered; and whether the record is still the one of the entry. */
  log: { position: number | null; matches: boolean } | null
}

export type NotVerified = { status: 'not_found'; mistyped: boolean; checkedAt: Date }

type Row = CertificateRow & {
  superseding_public_id: string | null
  event_language: string | null
  log_position: number | null
  logged_hash: Buffer | null
  redacted_hash: Buffer | null
}

const supersedingId = sql`(select s.public_id from certificate s where s.id = c.superseded_by) as superseding_public_id`

/** Finds certificates by a column, each as anyone may see it. */
const findBy = (column: 'public_id' | 'verification_code', withLog: boolean) =>
  gatherReads(async (services: Services, values: string[]): Promise<(Row | null)[]> => {
    const logged = sql`l.position as log_position, l.record_hash as logged_hash, ${redactedHash}, e.event_language
      from certificate c join event e on e.id = c.event_id left join certificate_log l on l.public_id = c.public_id and l.action = 'issued'`
    const rows = await many<Row>(services)`
      select c.*, ${supersedingId}, ${withLog ? logged : sql`null as logged_hash, null as event_language from certificate c`}
      where c.${sql.ref(column)} = any(${values}::${sql.raw(column === 'public_id' ? 'uuid' : 'text')}[])`
    const found = new Map(rows.map((row) => [row[column], row]))
    return values.map((value) => found.get(value) ?? null)
  })

const finders = {
  public_id: { withLog: findBy('public_id', true), alone: findBy('public_id', false) },
  code: { withLog: findBy('verification_code', true), alone: findBy('verification_code', false) },
}

/**
 * Looks up a public id or a verification code as anyone may, in one statement. The status is computed now, from the clock.
 * A code that cannot be one is looked up too, so that the answer takes as long for it as for one that is unknown.
 */
export async function verifyCertificate(
  services: Services,
  text: string,
  { withLog }: { withLog: boolean } = { withLog: true },
): Promise<Verified | NotVerified> {
  const code = readCode(text)
  const checkedAt = services.now()
  const find = finders[code.kind === 'public_id' ? 'public_id' : 'code'][withLog ? 'withLog' : 'alone']
  const row = await find(services, 'value' in code ? code.value : '')
  if (!row) return { status: 'not_found', mistyped: code.kind === 'mistyped', checkedAt }
  const log =
    row.logged_hash === null
      ? null
      : { position: row.log_position, matches: isRecordOf(row, row.logged_hash, row.redacted_hash) }
  return {
    status: statusAt(row, checkedAt),
    row,
    certificate: toPublic(services, row),
    language: row.event_language,
    checkedAt,
    log,
  }
}

function toPublic(services: Services, row: Row): PublicCertificate {
  const { cert_url, verify_url, pdf_url, png_url } = certificateLinks(services, row.public_id)
  const revoked = row.status === 'revoked'
  const next = row.superseding_public_id
  return {
    public_id: row.public_id,
    verification_code: row.verification_code,
    attendee_name: row.attendee_name,
    event_name: row.event_name,
    event_date: row.event_date && isoTime(row.event_date),
    issuer_name: row.issuer_name,
    tier: row.tier,
    issued_at: isoTime(row.issued_at),
    expires_at: row.expires_at && isoTime(row.expires_at),
    revoked_at: row.revoked_at && isoTime(row.revoked_at),
    revocation_reason: row.revocation_reason,
    superseded_by: next === null ? null : { public_id: next, cert_url: certificateLinks(services, next).cert_url },
    cert_url,
    verify_url,
    pdf_url: revoked ? null : pdf_url,
    png_url: revoked ? null : png_url,
  }
}
