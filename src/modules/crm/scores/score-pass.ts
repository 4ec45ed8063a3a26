import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { type Context, jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, many, maybeOne } from '../../../platform/db/query.ts'
import { addJob, longWorkOf } from '../../../platform/jobs/add-job.ts'
import { rescoreContacts } from './rescore-contacts.ts'

/** Job that recalculates all contacts of an organisation. */
export const RECALCULATE_SCORES = { name: 'recalculate-lead-scores', payload: Type.Object({ org_id: Type.Integer() }) }

const BATCH = 500

/** Starts a recalculation of all scores in the caller's transaction; one that is running starts over. */
export async function beginScorePass(ctx: TxContext): Promise<void> {
  await change(ctx)`
    insert into lead_score_pass (org_id, started_at, finished_at, after_id, contacts, changed)
    values (${ctx.orgId}, ${ctx.now()}, null, 0, 0, 0)
    on conflict (org_id) do update
    set started_at = excluded.started_at, finished_at = null, after_id = 0, contacts = 0, changed = 0`
  await addJob(ctx, RECALCULATE_SCORES, { org_id: ctx.orgId }, { about: `${ctx.orgId}`, line: longWorkOf(ctx) })
}

/** Continues a recalculation. Its progress is stored with each batch, so a concurrent run takes the next batch. */
export async function continuePass(
  services: Services,
  { org_id }: Static<typeof RECALCULATE_SCORES.payload>,
  giveUp?: AbortSignal,
): Promise<void> {
  const ctx = jobContext(services, org_id, RECALCULATE_SCORES.name)
  for (let goesOn = true; goesOn; ) {
    giveUp?.throwIfAborted()
    goesOn = await inTransaction(ctx, takeStep)
  }
}

async function takeStep(ctx: TxContext): Promise<boolean> {
  const pass = await maybeOne<{ after_id: number }>(ctx)`
    select after_id from lead_score_pass where org_id = ${ctx.orgId} and finished_at is null for update`
  if (pass === null) return false
  const step = await rescoreNext(ctx, pass.after_id)
  await change(ctx)`
    update lead_score_pass set after_id = ${step.last ?? pass.after_id}, contacts = contacts + ${step.contacts}::int,
      changed = changed + ${step.changed}::int, finished_at = ${step.last === null ? ctx.now() : null}
    where org_id = ${ctx.orgId}`
  return step.last !== null
}

/** Rescores the next contacts after an id. @returns the id of the last one; null: there are none */
export async function rescoreNext(ctx: Context, afterId: number) {
  return inTransaction(ctx, async (ctx) => {
    const rows = await many<{ id: number }>(ctx)`
      select id from contact where org_id = ${ctx.orgId} and merged_into is null and id > ${afterId}
      order by id limit ${BATCH}`
    const done = await rescoreContacts(
      ctx,
      rows.map(({ id }) => id),
    )
    return { last: rows.at(-1)?.id ?? null, ...done }
  })
}
