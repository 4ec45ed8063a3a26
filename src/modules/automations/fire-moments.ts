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

type DueRule = {
  id: number
  org_id: number
  event_id: number
  trigger: Trigger
  /** The session of before_session; null for other triggers. */
  session_id: number | null
  at: Date
}

/**
 * Fires rules whose moment came while they were enabled: the end of the event, or some hours from an event or session;
 * then rules for overdue training. Then follows up on their emails. Moments are computed from the current dates, so they
 * move with them.
 */
export async function fireMoments(services: Services, giveUp?: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  // A rule that cannot fire does not block the others; the job fails at the end and is retried.
  const attempt = async (work: () => Promise<void>) => {
    if (!giveUp?.aborted) await work().catch((error) => failures.push(error))
  }
  for (const find of [findEnded, findNear, findSessions])
    for (const rule of await find(services)) await attempt(() => fireAtMoment(services, rule))
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
    select r.id, r.org_id, r.event_id, r.trigger, null as session_id, ended.at
    from automation_rule r cross join lateral event_end(r.event_id) ended (at)
    where r.enabled and r.trigger in ('registered_no_show', 'survey_not_completed')
      and ended.at between r.enabled_at and ${services.now()} and (r.fired_at is null or r.fired_at < ended.at)
      and (r.trigger = 'registered_no_show' or exists (select from event e
        where e.id = r.event_id and jsonb_array_length(e.survey) > 0))
    order by r.id`
}

/** Returns rules whose moment before or after their event has come; nobody is reminded of an event that is over. */
function findNear(services: Services): Promise<DueRule[]> {
  return many<DueRule>(services)`
    select r.id, r.org_id, r.event_id, r.trigger, null as session_id, m.at
    from automation_rule r cross join lateral (select case r.trigger
      when 'before_event' then event_start(r.event_id) - make_interval(hours => r.trigger_hours)
      else event_end(r.event_id) + make_interval(hours => r.trigger_hours) end as at) m
    where r.enabled and r.event_id is not null and r.trigger in ('before_event', 'after_event')
      and m.at between r.enabled_at and ${services.now()} and (r.fired_at is null or r.fired_at < m.at)
      and (r.trigger = 'after_event' or event_end(r.event_id) > ${services.now()})
    order by r.id`
}

/** Returns rules with each session whose moment has come. */
function findSessions(services: Services): Promise<DueRule[]> {
  return many<DueRule>(services)`
    select r.id, r.org_id, r.event_id, r.trigger, s.id as session_id, m.at
    from automation_rule r join session s on s.org_id = r.org_id and s.event_id = r.event_id and (r.session_id is null or s.id = r.session_id)
    cross join lateral (select s.start_time - make_interval(hours => r.trigger_hours) as at) m
    where r.enabled and r.trigger = 'before_session' and m.at between r.enabled_at and ${services.now()}
      and s.end_time > ${services.now()} and not exists (select from automation_session_fired f
        where f.org_id = r.org_id and f.rule_id = r.id and f.session_id = s.id and f.fired_at >= m.at)
    order by r.id, s.id`
}

/** An interrupted run is repeated and finds what it has already created. */
async function fireAtMoment(services: Services, rule: DueRule): Promise<void> {
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
  { id, org_id, event_id, trigger, session_id, at }: DueRule,
  after: number,
): Promise<number | null> {
  const ruleIds = await lockFiring(ctx, trigger, sql`id = ${id}`, { alone: true })
  if (ruleIds.length === 0) return null
  const last = await maybeOne<{ id: number }>(ctx)`
    select id from (select id from attendee where event_id = ${event_id} and id > ${after} order by id limit ${BATCH}) batch
    order by id desc limit 1`
  if (last) {
    await makeRuns(ctx, trigger, ruleIds, {
      only: (id, session) => sql`${id} > ${after} and ${id} <= ${last.id}
        ${session_id === null ? sql`` : sql`and ${session} = ${session_id}`}`,
      // A person who was skipped at an earlier moment, such as before the date was removed, is due at the new one.
      ...(trigger.startsWith('before_') || trigger === 'after_event' ? { again: 'later' as const } : {}),
    })
    return last.id
  }
  if (session_id !== null)
    await change(ctx)`
      insert into automation_session_fired as f (org_id, rule_id, session_id, fired_at)
      values (${org_id}, ${id}, ${session_id}, ${at})
      on conflict (rule_id, session_id) do update set fired_at = greatest(f.fired_at, excluded.fired_at)`
  else
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
