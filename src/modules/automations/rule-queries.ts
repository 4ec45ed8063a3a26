import { type AppError, noSuch } from '../../lib/errors.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/lists/list-page.ts'
import { eventOf, noSuchEvent } from '../events/index.ts'
import type { ActionType, AutomationRule, Trigger } from './automation-schema.ts'
import type { Condition } from './condition-schema.ts'

/** A stored action, in the order of its rule. */
export type ActionRow = {
  id: number
  type: ActionType
  delay_hours: number
  template_id: number | null
  badge_template_id: number | null
  endpoint_id: number | null
  tag: string | null
}

export type RuleRow = {
  id: number
  /** Null: a rule of the organisation. */
  event_id: number | null
  name: string
  trigger: Trigger
  enabled: boolean
  organisation_rule_id: number | null
  last_action: number
  trigger_hours: number | null
  session_id: number | null
  form_id: number | null
  conditions: Condition[]
  actions: ActionRow[]
  stats: { pending: number; sent: number; failed: number }
  created_at: Date
  updated_at: Date
}

/** Columns of a `RuleRow`, from the table `r`. */
export const ruleColumns = sql`
  r.id, r.event_id, r.name, r.trigger, r.enabled, r.trigger_hours, r.session_id, r.form_id, r.conditions, r.organisation_rule_id,
  r.last_action, r.created_at, r.updated_at,
  (select coalesce(json_agg(json_build_object('id', a.id, 'type', a.type, 'delay_hours', a.delay_hours,
      'template_id', a.template_id, 'badge_template_id', a.badge_template_id, 'endpoint_id', a.endpoint_id, 'tag', a.tag)
      order by a.position), '[]') from automation_action a where a.rule_id = r.id) as actions,
  (select json_build_object('pending', count(*) filter (where status in ('waiting', 'queued')),
      'sent', count(*) filter (where status = 'done'), 'failed', count(*) filter (where status = 'failed'))
    from automation_run u where u.rule_id = r.id and u.status in ('waiting', 'queued', 'done', 'failed')) as stats`

/** Returns a rule of an event as the API shows it. */
export function ruleToWire({ last_action, ...row }: RuleRow): AutomationRule {
  return {
    ...row,
    event_id: row.event_id!,
    actions: actionsToWire(row.actions),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}

/** Returns actions as the API shows them, each with its own target only. */
export function actionsToWire(actions: readonly ActionRow[]): AutomationRule['actions'] {
  return actions.map(({ id, type, delay_hours, template_id, badge_template_id, endpoint_id, tag }) => ({
    id,
    type,
    ...(template_id === null ? {} : { template_id }),
    ...(badge_template_id === null ? {} : { badge_template_id }),
    ...(endpoint_id === null ? {} : { endpoint_id }),
    ...(tag === null ? {} : { tag }),
    delay_hours,
  }))
}

export function noSuchRule(): AppError {
  return noSuch('automation rule', ' in this event')
}

/** Lists the rules of an event, newest first. @throws AppError not_found for the event */
export async function listRules(ctx: Context, eventId: number, query: PageQuery): Promise<Listed<AutomationRule>> {
  const { rows, total } = await listPage<RuleRow>(ctx.db, query, {
    within: eventOf(sql`${ctx.orgId}`, sql`${eventId}`),
    ids: sql`select id from automation_rule where event_id = ${eventId}`,
    rows: sql`select ${ruleColumns} from page join automation_rule r using (id)`,
  })
  if (total === null) throw noSuchEvent()
  return { rows: rows.map(ruleToWire), total }
}

/** Returns the stored rule. @throws AppError not_found, also when it belongs to another event */
export async function getRule(ctx: Context, eventId: number, id: number): Promise<RuleRow> {
  const row = await maybeOne<RuleRow>(ctx)`
    select ${ruleColumns} from automation_rule r where r.org_id = ${ctx.orgId} and r.event_id = ${eventId} and r.id = ${id}`
  if (row === null) throw noSuchRule()
  return row
}

/**
 * Returns the rule, locked until the transaction ends: it does not fire in the meantime, and earlier runs are visible.
 * @throws AppError not_found
 */
export async function lockRule(ctx: TxContext, eventId: number, id: number): Promise<RuleRow> {
  await maybeOne(ctx)`
    select 1 from automation_rule where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id} for update`
  return getRule(ctx, eventId, id)
}
