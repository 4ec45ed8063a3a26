import { sha256 } from '../../../lib/crypto/sha256.ts'
import { sql } from '../../../platform/db/sql.ts'
import { DEFAULT_KIND } from '../../events/index.ts'
import type { CertificateRow } from './certificate-queries.ts'

/** Actions recorded in the issuance log. `signed`: an issued certificate was signed later, or again. */
export type LogAction = 'issued' | 'revoked' | 'redacted' | 'signed'

/**
 * Returns the salted hash of a certificate for the log, which reveals nothing once the record with its salt is deleted.
 * It covers the whole frozen record and, from the entry `revoked` on, the revocation.
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
  const facts = action === 'issued' ? frozen : [...frozen, ...added]
  return sha256(record.salt, JSON.stringify([...facts, ...kindAndValues(record)]))
}

/** Left out where they are the default, so that the hash of such a record is the one from before they existed. */
function kindAndValues({ kind, certificate_values }: CertificateRow): object[] {
  if (kind === DEFAULT_KIND && certificate_values === null) return []
  const values = certificate_values?.map((each) => [each.key, each.label, each.value, each.private ?? false]) ?? null
  return [{ kind, values }]
}

/** SQL value: the hash of certificate `c` in its last `redacted` entry, or null. */
export const redactedHash = sql`(select e.record_hash from certificate_log e
  where e.public_id = c.public_id and e.action = 'redacted' order by e.id desc limit 1) as redacted_hash`

/** Whether a record matches its `issued` entry, or its last `redacted` entry, which may follow a revocation. */
export function isRecordOf(record: CertificateRow, logged: Buffer, redacted: Buffer | null): boolean {
  if (redacted === null) return logged.equals(recordHash(record))
  return redacted.equals(recordHash(record)) || redacted.equals(recordHash(record, 'revoked'))
}
