import type { Context } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Listed, PageQuery } from '../../../platform/lists/list-page.ts'
import { noSuchEvent } from '../../events/index.ts'
import { certificatesOf, certificateToWire } from '../records/certificate-queries.ts'
import type { Certificate } from '../records/certificate-schema.ts'
import type { CertificateFilters } from './certificate-conditions.ts'
import { conditionsFor } from './conditions-for.ts'
import { readSearch } from './read-search.ts'

/** Lists the certificates of an event, newest first. @throws AppError not_found */
export async function listCertificates(
  ctx: Context,
  eventId: number,
  query: PageQuery & CertificateFilters & { search?: string },
): Promise<Listed<Certificate>> {
  // Each event has indexes for names.
  const byName = readSearch(query.search)?.by === 'name'
  const { search, ...filters } = query
  const conditions = await conditionsFor(ctx, byName ? filters : query)
  const { page: nth, limit } = query
  const asked = { ...(nth ? { page: nth } : {}), ...(limit ? { limit } : {}), ...(byName && search ? { search } : {}) }
  const page = await certificatesOf(ctx, eventId, asked, conditions.length > 0 ? sql.join(conditions, ' ') : undefined)
  if (page === null) throw noSuchEvent()
  return { ...page, rows: page.rows.map((row) => certificateToWire(ctx, row)) }
}
