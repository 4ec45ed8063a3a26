import type { TxContext } from '../../platform/context/context.ts'
import { change, many } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Trigger } from './automation-schema.ts'
import { type Only, triggerSubjects } from './trigger-subjects.ts'

type Which = {
  only: Only
  /** Also for anything that happened before the rule existed, or while it was disabled. */
  alsoBefore?: true
  /** When it happened, for a trigger whose records do not say so; default: the time of the record. */
  at?: Date
  /**
   * Also for subjects whose run was cancelled or skipped, because it happened again. `later`: only if it happened after
   * that run.
   */
  again?: true | 'later'
}

/**
 * Locks the enabled rules of a trigger, so that none changes before its runs are stored.
 * @param alone for a transaction that then updates the rule: two that share the lock would wait for each other
 * @returns their ids
 */
export async function lockFiring(
  ctx: TxContext,
  trigger: Trigger,
  which: Sql,
  { alone = false } = {},
): Promise<number[]> {
  const rows = await many<{ id: number }>(ctx)`
    select id from automation_rule
    where org_id = ${ctx.orgId} and trigger = ${trigger} and enabled and event_id is not null and ${which} order by id
    ${alone ? sql`for no key update` : sql`for share`}`
  return rows.map(({ id }) => id)
}

/**
 * Creates runs of locked rules for their subjects: one for each rule, action, subject and occasion. @returns the number of new
 * runs
 */
export async function makeRuns(
  ctx: TxContext,
  trigger: Trigger,
  ruleIds: number[],
  { only, alsoBefore, at, again }: Which,
): Promise<number> {
  if (ruleIds.length === 0) return 0
  const { subjectType, of, isNew = sql`s.at >= on_since` } = triggerSubjects[trigger]
  const found = of(only, ctx.now())
  const subjects = at ? sql`select id, ${at}::timestamptz as at, occasion from (${found}) found` : found
  const due = sql`s.at + make_interval(hours => a.delay_hours)`
  return change(ctx)`
    insert into automation_run (org_id, rule_id, action_id, type, subject_type, subject_id, occasion, occurred_at, due_at, wake_at, created_at, updated_at)
    select r.org_id, r.id, a.id, a.type, ${subjectType}, s.id, s.occasion, s.at, ${due}, ${due}, ${ctx.now()}, ${ctx.now()}
    from automation_rule r join automation_action a on a.rule_id = r.id
    cross join lateral greatest(r.enabled_at, a.added_at) on_since cross join lateral (${subjects}) s
    where r.id = any(${ruleIds}::bigint[]) ${alsoBefore ? sql`` : sql`and ${isNew}`}
      -- Each is looked up by the whole key: a join would read all runs of the rule, by a plan made while they were few.
      and (select known.id from automation_run known where known.rule_id = r.id and known.action_id = a.id
        and known.subject_type = ${subjectType} and known.subject_id = s.id
        and known.occasion = s.occasion ${again ? sql`and not ${wasLeft(sql`known`)}` : sql``}) is null
    on conflict on constraint automation_run_once ${again ? restart(again === 'later') : sql`do nothing`}`
}

const wasLeft = (run: Sql) => sql`${run}.status in ('skipped', 'cancelled')`

const restart = (
  later: boolean,
) => sql`do update set status = 'waiting', occurred_at = excluded.occurred_at, due_at = excluded.due_at,
  wake_at = excluded.wake_at, reason = null, email_id = null, faults = 0, updated_at = excluded.updated_at
  where ${wasLeft(sql`automation_run`)} ${later ? sql`and automation_run.occurred_at < excluded.occurred_at` : sql``}`
