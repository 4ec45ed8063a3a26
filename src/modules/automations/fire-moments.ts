import { Type } from '../../lib/type.ts'
import { jobContext, type Services, type TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, many, maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Trigger } from './automation-schema.ts'
import { followMails } from './follow-mails.ts'
import { lockFiring, makeRuns } from './make-runs.ts'

/** Job for triggers that depend on a time instead of an event. */
export const FIRE_MOMENTS = { name: 'fire-automations', payload: Type.Object({}) }

/** Maximum number of attendees per transaction, during which all listeners of events wait. */
const BATCH = 2_000

type DueRule = { id: number; org_id: number; event_id: number; trigger: Trigger; at: Date }

/**
 * Fires rules whose event has ended while they were enabled, and rules for overdue training; then follows up on their
 * emails.
 */
export async function fireMoments(services: Services, giveUp?: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  // A rule that cannot fire does not block the others; the job fails at the end and is retried.
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

/**
 * Returns rules of events that have ended since they were enabled; if an event is extended, it ends again for other
 * attendees.
 */
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

/** An interrupted run is repeated and finds what it has already created. */
async function fireAtEnd(services: Services, rule: DueRule): Promise<void> {
  const ctx = jobContext(services, rule.org_id, FIRE_MOMENTS.name)
  let after: number | null = 0
  while (after !== null) {
    const from: number = after
    after = await inTransaction(ctx, (ctx) => fireForNext(ctx, rule, from))
  }
}

/** Fires for the next attendees. @returns the last attendee processed; null: all are done */
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
