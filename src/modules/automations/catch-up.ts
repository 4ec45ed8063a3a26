import { AppError } from '../../lib/errors.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { mayUseScope } from '../organisations/index.ts'
import type { CatchUp } from './automation-schema.ts'
import { makeRuns } from './make-runs.ts'
import { requireAllowedActions } from './require-allowed-actions.ts'
import { getRule, lockRule, type RuleRow } from './rule-queries.ts'
import { personColumns, subjectJoins } from './subject-person.ts'
import { triggerSubjects } from './trigger-subjects.ts'

/** Number of subjects that are listed by name. */
const MAX_LISTED = 100

type Row = Omit<CatchUp['subjects'][number], 'occurred_at'> & { occurred_at: Date; count: number }

/** Returns what a rule would do if it caught up now. @throws AppError not_found, and forbidden as for `catchUp` */
export async function previewCatchUp(ctx: Context, eventId: number, ruleId: number): Promise<CatchUp> {
  const rule = await getRule(ctx, eventId, ruleId)
  requireAllowedActions(ctx, rule.actions)
  return findMissed(ctx, rule)
}

/**
 * Makes an enabled rule fire for everything that its trigger covers and that it has not handled yet, whenever it
 * happened. The delay of each action counts from that time, so an action may be due at once.
 * @throws AppError not_found; conflict when the rule is disabled; forbidden for an action that the caller may not
 * perform
 */
export function catchUp(ctx: Context, eventId: number, ruleId: number): Promise<CatchUp> {
  return inTransaction(ctx, async (ctx) => {
    const rule = await lockRule(ctx, eventId, ruleId)
    requireAllowedActions(ctx, rule.actions)
    if (!rule.enabled)
      throw new AppError('conflict', `Automation rule ${ruleId} is disabled. Set enabled to true, then run it.`)
    // An event may have a million attendees, which take longer than the usual statement timeout.
    await change(ctx)`set local statement_timeout = '10min'`
    const missed = await findMissed(ctx, rule)
    const runs = await makeRuns(ctx, rule.trigger, [rule.id], { only: () => sql`true`, alsoBefore: true, again: true })
    await recordAudit(ctx, {
      action: 'automation_rule.catch_up',
      subjectType: 'automation_rule',
      subjectId: ruleId,
      after: { subjects: missed.count, runs },
    })
    return missed
  })
}

/** Returns subjects for which an action has neither run nor is waiting. */
async function findMissed(ctx: Context, { id, trigger }: RuleRow): Promise<CatchUp> {
  const { subjectType, of } = triggerSubjects[trigger]
  const named = mayUseScope(ctx.actor, 'attendees:read')
  const rows = await many<Row>(ctx)`
    with missed as materialized (
      select r.org_id, s.id, s.at from automation_rule r cross join lateral (${of(() => sql`true`, ctx.now())}) s
      where r.id = ${id} and (select count(*) from automation_action a where a.rule_id = r.id) > (
        select count(*) from automation_run known join automation_action a on a.rule_id = r.id and a.id = known.action_id
        where known.rule_id = r.id and known.subject_type = ${subjectType} and known.subject_id = s.id
          and known.occasion = s.occasion
          and known.status not in ('skipped', 'cancelled'))
    ), run as (
      select org_id, ${subjectType}::text as subject_type, id as subject_id, at as occurred_at from missed order by id limit ${MAX_LISTED}
    )
    select (select count(*)::int from missed) as count, run.*, ${personColumns} from run ${subjectJoins} order by run.subject_id`
  const subjects = rows.map(({ subject_type, subject_id, name, email, occurred_at }) => ({
    subject_type,
    subject_id,
    ...(named ? { name, email } : {}),
    occurred_at: isoTime(occurred_at),
  }))
  return { count: rows[0]?.count ?? 0, subjects }
}
