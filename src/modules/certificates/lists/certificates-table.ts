import type { Context } from '../../../platform/context/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/named-statement.ts'
import { many, one } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Table } from '../../../platform/http/operations/operation.ts'
import { definedValues } from '../../events/index.ts'
import { type CertificateRow, certificateToWire } from '../records/certificate-queries.ts'
import type { Certificate } from '../records/certificate-schema.ts'
import { conditionsFor } from './conditions-for.ts'
import { type AllCertificates, newestIds } from './list-all-certificates.ts'

const COLUMNS = [
  ...(['id', 'public_id', 'verification_code', 'status', 'attendee_name', 'attendee_email', 'event_id'] as const),
  ...([
    'event_name',
    'tier',
    'kind',
    'issued_at',
    'expires_at',
    'revoked_at',
    'revocation_reason',
    'superseded_by',
  ] as const),
  ...(['cert_url', 'verify_url', 'pdf_url', 'linkedin_url'] as const),
]
const BATCH = 1_000

/**
 * Returns all certificates that match a query, newest first, with their values in one column. The file of one event also
 * has a column for each value that it defines.
 * @throws AppError not_found for the event
 */
export async function certificatesTable(ctx: Context, query: AllCertificates): Promise<Table> {
  const defined = query.event_id === undefined ? [] : await definedValues(ctx, query.event_id)
  const ofEvent = query.event_id === undefined ? [] : [sql`and event_id = ${query.event_id}`]
  const conditions = [...ofEvent, ...(await conditionsFor(ctx, query))]
  return {
    name: 'certificates',
    rows: rowsOf(
      ctx,
      conditions,
      defined.map(({ key }) => key),
    ),
    async count(upTo) {
      const { count } = await one<{ count: number }>(ctx)`${PLANNED_EACH_TIME}
        select count(*) from (${newestIds(ctx, conditions, upTo)}) counted`
      return count
    },
  }
}

/** Each batch is a statement of its own, so a slow reader holds no transaction open. */
async function* rowsOf(ctx: Context, conditions: Sql[], keys: string[]): AsyncGenerator<string[][]> {
  yield [[...COLUMNS, 'values', ...keys.map((key) => `values.${key}`)]]
  let below: number | undefined
  for (;;) {
    const rows = await many<CertificateRow>(ctx)`${PLANNED_EACH_TIME}
      select certificate.* from (${newestIds(ctx, conditions, BATCH, below)}) page join certificate using (id) order by id desc`
    yield rows
      .map((row) => certificateToWire(ctx, row))
      // Redirects to the prefilled LinkedIn form.
      .map((row) => ({ ...row, linkedin_url: `${row.cert_url}/share/linkedin` }))
      .map((row) => [...COLUMNS.map((column) => String(row[column] ?? '')), ...valueCells(row.values, keys)])
    if (rows.length < BATCH) return
    below = rows.at(-1)!.id
  }
}

/** All values in one cell, such as `Hours: 8; Grade: A`, and those of the keys in one each. */
function valueCells(values: Certificate['values'], keys: string[]): string[] {
  const all = values.map(({ label, value }) => `${label}: ${value}`).join('; ')
  return [all, ...keys.map((wanted) => values.find(({ key }) => key === wanted)?.value ?? '')]
}
