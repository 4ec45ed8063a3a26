import type { Static } from 'typebox'
import type { Context } from '../../../platform/context/context.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { cappedPage } from '../../../platform/lists/capped-page.ts'
import type { Listed } from '../../../platform/lists/list-page.ts'
import { type CertificateRow, certificateToWire } from '../records/certificate-queries.ts'
import type { Certificate } from '../records/certificate-schema.ts'
import type { AllCertificatesQuery } from './all-certificates-schema.ts'
import { conditionsFor } from './conditions-for.ts'
import { listCertificates } from './list-certificates.ts'

export type AllCertificates = Static<typeof AllCertificatesQuery>

/**
 * Returns certificates of the organisation, newest first. The total is exact without filters and search, and of one event
 * without a search; otherwise it is capped. @throws AppError not_found for the event
 */
export async function listAllCertificates(ctx: Context, query: AllCertificates): Promise<Listed<Certificate>> {
  const { event_id, ...asked } = query
  if (event_id !== undefined) return listCertificates(ctx, event_id, asked)
  const conditions = await conditionsFor(ctx, query)
  const page = await cappedPage<CertificateRow>(ctx, query, {
    ids: (most) => newestIds(ctx, conditions, most),
    total: conditions.length > 0 ? null : totalOf(ctx),
    rows: sql`select page.nth, certificate.* from page join certificate using (id)`,
  })
  return { ...page, rows: page.rows.map((row) => certificateToWire(ctx, row)) }
}

const totalOf = ({ orgId }: Context) => sql`
  select coalesce(sum(t.certificates), 0) from event e join event_tally t on t.event_id = e.id where e.org_id = ${orgId}`

const END = sql`9223372036854775807`

/**
 * Returns the newest ids. The few texts too long for the index are read in addition. Ids are compared as pairs, so that
 * PostgreSQL does not choose an index of another order and look up each of its rows.
 */
export function newestIds({ orgId }: Context, conditions: readonly Sql[], most: number, below?: number): Sql {
  const end = below === undefined ? END : sql`${below}::bigint`
  const newest = (length: Sql) => sql`
    (select id from certificate where (org_id, id) > (${orgId}::bigint, 0) and (org_id, id) < (${orgId}::bigint, ${end})
      and octet_length(folded) ${length} ${sql.join([...conditions, sql``], ' ')}
      order by org_id desc, id desc limit ${most}::bigint)`
  return sql`
    select id from (${newest(sql`<= 2000`)} union all ${newest(sql`> 2000`)}) both_lengths
    order by id desc limit ${most}::bigint`
}
