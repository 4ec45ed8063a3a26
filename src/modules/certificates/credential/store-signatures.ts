import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import type { CertificateSignature } from './sign-certificates.ts'

/** A stored certificate and its new signature, null where it can no longer have one. */
export type SignedLater = { record: CertificateRow; signed: CertificateSignature | null }

/** Returns the update of certificates `c` with their signatures `s`, without a returning clause. */
export function signatureUpdate(orgId: number, changed: SignedLater[], when: Sql = sql`true`): Sql {
  const column = <T>(of: (each: SignedLater) => T) => changed.map(of)
  return sql`
    update certificate c set event_type = s.event_type, signing_key_id = s.signing_key_id, signature = s.signature,
      signed_at = s.signed_at, credential_version = s.credential_version
    from unnest(
      ${column(({ record }) => record.id)}::bigint[], ${column(({ record }) => record.event_type)}::text[],
      ${column(({ signed }) => signed?.signing_key_id ?? null)}::bigint[], ${column(({ signed }) => signed?.signature ?? null)}::bytea[],
      ${column(({ signed }) => signed?.signed_at ?? null)}::timestamptz[], ${column(({ signed }) => signed?.credential_version ?? null)}::smallint[]
    ) as s (id, event_type, signing_key_id, signature, signed_at, credential_version)
    where c.org_id = ${orgId} and c.id = s.id and ${when}`
}

/** Returns a certificate with its new signature. */
export function withSignature(record: CertificateRow, signed: CertificateSignature): CertificateRow {
  const { documentHash: _, ...signature } = signed
  return { ...record, ...signature }
}
