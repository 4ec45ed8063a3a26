import { sha256 } from '../../lib/crypto/sha256.ts'
import { sql } from '../../platform/db/sql.ts'
import type { CertificateRow } from './certificate-queries.ts'

/**
 * What the log keeps of a certificate: a salted hash, which tells nothing once the record with its salt is gone.
 * It covers the whole frozen record, and what a revocation adds to it from the entry `revoked` on.
 */
export function recordHash(record: CertificateRow, action: 'issued' | 'revoked' = 'issued'): Buffer {
  const frozen = [
    record.id,
    record.org_id,
    record.event_id,
    record.issued_to,
    record.bulk_job_id,
    record.public_id,
    record.verification_code,
    record.attendee_name,
    record.attendee_email,
    record.event_name,
    record.event_date?.toISOString() ?? null,
    record.event_timezone,
    record.issuer_name,
    record.tier,
    record.design_version_id,
    record.issued_at.toISOString(),
    record.expires_at?.toISOString() ?? null,
  ]
  const added = [record.revoked_at?.toISOString() ?? null, record.revocation_reason, record.superseded_by]
  return sha256(record.salt, JSON.stringify(action === 'issued' ? frozen : [...frozen, ...added]))
}

/** The record of a certificate `c` as it was redacted last, or null. */
export const redactedHash = sql`(select e.record_hash from certificate_log e
  where e.public_id = c.public_id and e.action = 'redacted' order by e.id desc limit 1) as redacted_hash`

/** True when a record is the one of an entry `issued`, or of its last entry `redacted`, which may have come after a revocation. */
export function isRecordOf(record: CertificateRow, logged: Buffer, redacted: Buffer | null): boolean {
  if (redacted === null) return logged.equals(recordHash(record))
  return redacted.equals(recordHash(record)) || redacted.equals(recordHash(record, 'revoked'))
}
