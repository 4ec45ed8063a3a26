import type { TxContext } from '../../platform/context/context.ts'
import { change, one } from '../../platform/db/query.ts'
import { cancelRuns, moveRuns } from './cancel-runs.ts'
import type { PlannedRule } from './plan-rule.ts'
import type { ActionRow, RuleRow } from './rule-queries.ts'

/** Inserts a rule with its actions. @param eventId null for a rule of the organisation @returns its id */
export async function insertRule(ctx: TxContext, eventId: number | null, rule: PlannedRule): Promise<number> {
  const now = ctx.now()
  const { id } = await one<{ id: number }>(ctx)`
    insert into automation_rule (org_id, event_id, name, trigger, trigger_hours, session_id, form_id, conditions, enabled,
      enabled_at, last_action, created_at, updated_at)
    values (${ctx.orgId}, ${eventId}, ${rule.name}, ${rule.trigger}, ${rule.trigger_hours}, ${rule.session_id},
      ${rule.form_id}, ${JSON.stringify(rule.conditions)}, ${rule.enabled}, ${now}, ${rule.last_action}, ${now}, ${now})
    returning id`
  await writeActions(ctx, [id], rule.actions)
  return id
}

/**
 * Stores a changed rule and its copies, all locked. Waiting runs follow: they move with the delay, and are cancelled
 * with the rule, trigger or action. A rule that is enabled, or fires at another time, fires for anything that happens
 * from then on. Copies that were switched off stay off.
 * @param ids the rule and its copies
 */
export async function storeRule(ctx: TxContext, ids: number[], before: RuleRow, rule: PlannedRule): Promise<void> {
  const isOther =
    rule.trigger !== before.trigger || rule.session_id !== before.session_id || rule.form_id !== before.form_id
  const afresh = isOther || rule.trigger_hours !== before.trigger_hours
  await change(ctx)`
    update automation_rule set name = ${rule.name}, trigger = ${rule.trigger}, trigger_hours = ${rule.trigger_hours},
      session_id = ${rule.session_id}, form_id = ${rule.form_id}, conditions = ${JSON.stringify(rule.conditions)},
      enabled = ${rule.enabled} and not switched_off, last_action = ${rule.last_action},
      enabled_at = case when ${afresh} or ${rule.enabled} and not enabled and not switched_off then ${ctx.now()}
        else enabled_at end,
      fired_at = case when not (${afresh} or ${rule.enabled} and not enabled and not switched_off) then fired_at end,
      updated_at = ${ctx.now()}
    where id = any(${ids}::bigint[])`
  await replaceActions(ctx, ids, before, rule.actions)
  if (isOther) await cancelRuns(ctx, ids, 'The trigger of the rule was changed.')
  else if (!rule.enabled) await cancelRuns(ctx, ids, 'The rule was disabled.')
}

async function replaceActions(ctx: TxContext, ids: number[], before: RuleRow, actions: ActionRow[]): Promise<void> {
  await writeActions(ctx, ids, actions)
  const kept = new Map(actions.map((action) => [action.id, action]))
  const gone = before.actions.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) {
    await change(ctx)`delete from automation_action where rule_id = any(${ids}::bigint[]) and id = any(${gone}::int[])`
    await cancelRuns(ctx, ids, 'The action was removed from the rule.', gone)
  }
  for (const { id, delay_hours } of before.actions) {
    const delay = kept.get(id)?.delay_hours ?? delay_hours
    if (delay !== delay_hours) await moveRuns(ctx, ids, id, delay)
  }
}

/** Existing actions are updated in place. */
async function writeActions(ctx: TxContext, ruleIds: number[], actions: ActionRow[]): Promise<void> {
  await change(ctx)`
    insert into automation_action (org_id, rule_id, id, position, added_at, type, delay_hours, template_id, badge_template_id, endpoint_id, tag)
    select ${ctx.orgId}, rule_id, a.id, a.nth, ${ctx.now()}, a.type, a.delay_hours, a.template_id, a.badge_template_id, a.endpoint_id, a.tag
    from unnest(${ruleIds}::bigint[]) rule_id cross join
      unnest(${actions.map(({ id }) => id)}::int[], ${actions.map(({ type }) => type)}::text[],
      ${actions.map(({ delay_hours }) => delay_hours)}::int[], ${actions.map(({ template_id }) => template_id)}::bigint[],
      ${actions.map(({ badge_template_id }) => badge_template_id)}::bigint[],
      ${actions.map(({ endpoint_id }) => endpoint_id)}::bigint[], ${actions.map(({ tag }) => tag)}::text[])
      with ordinality as a (id, type, delay_hours, template_id, badge_template_id, endpoint_id, tag, nth)
    on conflict (rule_id, id) do update set position = excluded.position, delay_hours = excluded.delay_hours,
      template_id = excluded.template_id, badge_template_id = excluded.badge_template_id, endpoint_id = excluded.endpoint_id,
      tag = excluded.tag`
}
