import type { Services } from '../../platform/context/context.ts'
import { rowsThatFail } from '../../platform/context/rows-that-fail.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { lastDocumentHash } from './log/issuance-log.ts'
import type { CertificateRow } from './records/certificate-queries.ts'
import { redactedHash } from './records/record-hash.ts'

const BATCH = 2_000

/** A certificate with the hashes of its record and of its credential in the issuance log. */
export type LoggedCertificate = CertificateRow & {
  issued: Buffer | null
  revoked: Buffer | null
  redacted_hash: Buffer | null
  document_hash: Buffer | null
}

/** Returns the certificates of all organisations that do not pass a check, for the doctor. */
export function certificatesThatFail(
  services: Services,
  passes: (row: LoggedCertificate) => boolean | Promise<boolean>,
): Promise<string[]> {
  const read = async (after: number) => {
    const rows = await many<LoggedCertificate>(services)`
      select c.*, i.record_hash as issued, r.record_hash as revoked, ${redactedHash},
        ${lastDocumentHash(sql`c.org_id`, sql`c.public_id`)} as document_hash
      from certificate c
      left join certificate_log i on i.public_id = c.public_id and i.action = 'issued'
      left join certificate_log r on r.public_id = c.public_id and r.action = 'revoked' and not exists (
        select from certificate_log e where e.public_id = c.public_id and e.action = 'redacted' and e.id > r.id)
      where c.id > ${after} order by c.id limit ${BATCH}`
    return rows
  }
  return rowsThatFail(read, passes, ({ id }) => `certificate ${id}`)
}
