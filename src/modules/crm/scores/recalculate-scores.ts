import { fairQueue } from '../../../lib/threads/fair-queue.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, one } from '../../../platform/db/query.ts'
import { lastRecalculation, type Recalculation } from './recalculation.ts'
import { beginScorePass, rescoreNext } from './score-pass.ts'

/** Maximum number of contacts that are rescored while the caller waits. */
const MAX_AT_ONCE = 5_000

/**
 * Recalculations of an organisation lock the same contacts: other requests wait in this queue without a database
 * connection.
 */
const inTurn = fairQueue({
  atOnce: 4,
  ofEach: 1,
  waiting: 100,
  busy: 'Too many requests are recalculating scores right now. Please try again in a few seconds.',
})

/**
 * Recalculates all scores of the organisation: at once, or in a job above 5,000 contacts. @throws AppError unavailable
 */
export async function recalculateScores(ctx: Context): Promise<Recalculation> {
  const { count } = await one<{ count: number }>(ctx)`
    select count(*)::int as count from (
      select from contact where org_id = ${ctx.orgId} and merged_into is null limit ${MAX_AT_ONCE}::int + 1) counted`
  return count > MAX_AT_ONCE ? recalculateLater(ctx) : inTurn(() => recalculateNow(ctx), ctx.orgId)
}

function recalculateLater(ctx: Context): Promise<Recalculation> {
  return inTransaction(ctx, async (ctx) => {
    await beginScorePass(ctx)
    const result = await lastRecalculation(ctx)
    await audit(ctx, result)
    return result
  })
}

/** Uses one transaction per batch, so that no contact stays locked for long. */
async function recalculateNow(ctx: Context): Promise<Recalculation> {
  const started_at = ctx.now().toISOString()
  const done = { contacts: 0, changed: 0 }
  for (let last: number | null = 0; last !== null; ) {
    const step = await rescoreNext(ctx, last)
    done.contacts += step.contacts
    done.changed += step.changed
    last = step.last
  }
  const result: Recalculation = { status: 'finished', ...done, started_at, finished_at: ctx.now().toISOString() }
  await inTransaction(ctx, async (ctx) => {
    // A recalculation that is running in a job keeps its own figures.
    await change(ctx)`
      insert into lead_score_pass as p (org_id, started_at, finished_at, after_id, contacts, changed)
      values (${ctx.orgId}, ${started_at}, ${result.finished_at}, 0, ${done.contacts}, ${done.changed})
      on conflict (org_id) do update set started_at = excluded.started_at, finished_at = excluded.finished_at,
        contacts = excluded.contacts, changed = excluded.changed
      where p.finished_at is not null`
    await audit(ctx, result)
  })
  return result
}

function audit(ctx: TxContext, { status, contacts, changed }: Recalculation): Promise<void> {
  const after = { status, contacts, changed }
  return recordAudit(ctx, {
    action: 'lead_scores.recalculate',
    subjectType: 'organisation',
    subjectId: ctx.orgId,
    after,
  })
}
