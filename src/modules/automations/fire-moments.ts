import { Type } from '../../lib/type.ts'
import { jobContext, type Services, type TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, many, maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Trigger } from './automation-schema.ts'
import { followMails } from './follow-mails.ts'
import { lockFiring, makeRuns } from './make-runs.ts'

/** The job that fires what waits for a time rather than for something to happen. */
export const FIRE_MOMENTS = { name: 'fire-automations', payload: Type.Object({}) }

/** So many attendees are looked at in one transaction, for which all readers of events wait. */
const BATCH = 2_000

type DueRule = { id: number; org_id: number; event_id: number; trigger: Trigger; at: Date }

/** Fires rules whose event has ended while they were on, and those for training that is overdue; and looks after their mails. */
export async function fireMoments(services: Services, giveUp?: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  // One that cannot be fired holds up no other; the job fails at its end, and comes again.
  const attempt = async (work: () => Promise<void>) => {
    if (!giveUp?.aborted) await work().catch((error) => failures.push(error))
  }
  for (const rule of await findEnded(services)) await attempt(() => fireAtEnd(services, rule))
  const overdue = await many<{ org_id: number }>(services)`
    select distinct org_id from automation_rule where trigger = 'compliance_overdue' and enabled`
  for (const { org_id } of overdue) await attempt(() => fireOverdue(services, org_id))
  await attempt(() => followMails(services))
  if (failures.length > 0) throw new AggregateError(failures, 'Some automation rules could not be fired.')
}

/** Rules of events that have ended since they were switched on; of one that ends later again, once more, for others. */
function findEnded(services: Services): Promise<DueRule[]> {
  return many<DueRule>(services)`
    select r.id, r.org_id, r.event_id, r.trigger, ended.at
    from automation_rule r cross join lateral event_end(r.event_id) ended (at)
    where r.enabled and r.trigger in ('registered_no_show', 'survey_not_completed')
      and ended.at between r.enabled_at and ${services.now()} and (r.fired_at is null or r.fired_at < ended.at)
      and (r.trigger = 'registered_no_show' or exists (select from event e
        where e.id = r.event_id and jsonb_array_length(e.survey) > 0))
    order by r.id`
}

/** A run that is ended in the middle is run again, and finds what it has made. */
async function fireAtEnd(services: Services, rule: DueRule): Promise<void> {
  const ctx = jobContext(services, rule.org_id, FIRE_MOMENTS.name)
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    after = await inTransaction(ctx, (ctx) => fireForNext(ctx, rule, from))
  }
}

/** @returns the last attendee that was looked at, or null when all are */
async function fireForNext(
  ctx: TxContext,
  { id, event_id, trigger, at }: DueRule,
  after: number,
): Promise<number | null> {
  const ruleIds = await lockFiring(ctx, trigger, sql`id = ${id}`)
  if (ruleIds.length === 0) return null
  const last = await maybeOne<{ id: number }>(ctx)`
    select id from (select id from attendee where event_id = ${event_id} and id > ${after} order by id limit ${BATCH}) batch
    order by id desc limit 1`
  if (last) {
    await makeRuns(ctx, trigger, ruleIds, { only: (id) => sql`${id} > ${after} and ${id} <= ${last.id}` })
    return last.id
  }
  await change(ctx)`
    update automation_rule set fired_at = ${at} where id = ${id} and (fired_at is null or fired_at < ${at})`
  return null
}

function fireOverdue(services: Services, orgId: number): Promise<void> {
  return inTransaction(jobContext(services, orgId, FIRE_MOMENTS.name), async (ctx) => {
    const ruleIds = await lockFiring(ctx, 'compliance_overdue', sql`true`)
    await makeRuns(ctx, 'compliance_overdue', ruleIds, { only: () => sql`true` })
  })
}
