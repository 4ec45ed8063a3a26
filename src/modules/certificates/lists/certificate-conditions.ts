import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { statusConditions } from '../records/certificate-queries.ts'
import type { CertificateStatus } from '../records/certificate-schema.ts'

export type CertificateFilters = {
  status?: CertificateStatus
  since?: string
  until?: string
  tier?: string
  kind?: string
}

/** Returns the conditions of a list, each starting with `and`. */
export function certificateConditions({ status, since, until, tier, kind }: CertificateFilters, now: Date): Sql[] {
  return [
    ...(status === undefined ? [] : [statusConditions[status](now)]),
    ...(since === undefined ? [] : [sql`and issued_at >= ${parseTimestamp(since)}::timestamptz`]),
    ...(until === undefined ? [] : [sql`and issued_at < ${parseTimestamp(until)}::timestamptz`]),
    ...(tier === undefined ? [] : [sql`and tier = ${tier}`]),
    ...(kind === undefined ? [] : [sql`and kind = ${kind}`]),
  ]
}
