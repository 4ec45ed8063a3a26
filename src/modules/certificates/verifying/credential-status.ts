import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type CertificateRow, statusAt } from '../records/certificate-queries.ts'
import type { CredentialStatus } from '../records/verification-schema.ts'

type SignedRow = Pick<CertificateRow, 'status' | 'expires_at'> & { is_signed: boolean; is_key_withdrawn: boolean }

/** SQL columns of certificate `c`: whether it is signed, and whether the issuer has withdrawn the key that signed it. */
export const signedColumns: Sql = sql`c.signing_key_id is not null as is_signed,
  exists (select from signing_key k where k.org_id = c.org_id and k.id = c.signing_key_id and k.withdrawn_at is not null) as is_key_withdrawn`

/**
 * Returns what verifiers find out about the credential of a certificate. A mark in a status list is permanent, and is
 * set with the record; a withdrawn key is replaced within minutes, since the certificate is signed again.
 */
export function credentialStatusAt(row: SignedRow, now: Date): CredentialStatus {
  if (!row.is_signed) return 'not_signed'
  const status = statusAt(row, now)
  if (status === 'revoked') return 'revoked'
  if (row.is_key_withdrawn) return 'key_withdrawn'
  return status === 'expired' ? 'expired' : 'valid'
}
