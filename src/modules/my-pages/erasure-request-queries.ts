import { AppError, noSuch } from '../../lib/errors.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage } from '../../platform/lists/list-page.ts'
import type { ErasureRequest, ErasureRequestsQuery } from './erasure-request-schema.ts'

type Row = Omit<ErasureRequest, 'requested_at' | 'ended_at'> & { requested_at: Date; ended_at: Date | null }

const columns = sql.raw(`id, address_key as email, coalesce(outcome, 'open') as status, reason, requested_at, ended_at`)

/** Lists requests of people to be erased, newest first. */
export async function listErasureRequests(
  ctx: Context,
  { status, ...query }: ErasureRequestsQuery,
): Promise<Listed<ErasureRequest>> {
  const { rows, total } = await listPage<Row>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`
      select id from erasure_request where org_id = ${ctx.orgId}
        ${status === undefined ? sql`` : sql`and coalesce(outcome, 'open') = ${status}`}`,
    rows: sql`select ${columns} from page join erasure_request using (id)`,
  })
  return { rows: rows.map(toWire), total: total ?? 0 }
}

/** Declines a request, which then no longer says who made it. @throws AppError not_found; conflict when it has ended */
export function declineErasureRequest(ctx: Context, id: number, reason: string | null): Promise<ErasureRequest> {
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<Row>(ctx)`
      update erasure_request set address_key = null, outcome = 'declined', reason = ${reason}, ended_at = ${ctx.now()}::timestamptz
      where org_id = ${ctx.orgId} and id = ${id} and ended_at is null returning ${columns}`
    if (row === null) throw await whyNot(ctx, id)
    await recordAudit(ctx, {
      action: 'erasure_request.decline',
      subjectType: 'erasure_request',
      subjectId: id,
      after: { status: 'declined', reason },
    })
    return toWire(row)
  })
}

async function whyNot(ctx: Context, id: number): Promise<AppError> {
  const known = await maybeOne(ctx)`select from erasure_request where org_id = ${ctx.orgId} and id = ${id}`
  return known === null ? noSuch('erasure request') : new AppError('conflict', `Request ${id} has already ended.`)
}

function toWire({ requested_at, ended_at, ...row }: Row): ErasureRequest {
  return { ...row, requested_at: isoTime(requested_at), ended_at: ended_at && isoTime(ended_at) }
}
