import { AppError } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../platform/db/query.ts'
import { ensureFirstTemplates } from '../emails/index.ts'
import { noSuchEvent } from '../events/index.ts'
import { type AutomationRule, type CreateRule, MAX_RULES, type UpdateRule } from './automation-schema.ts'
import { cancelRuns, moveRuns } from './cancel-runs.ts'
import { checkActions } from './check-actions.ts'
import { matchActions } from './match-actions.ts'
import { requireAllowedActions } from './require-allowed-actions.ts'
import { type ActionRow, getRule, lockRule, type RuleRow, ruleToWire } from './rule-queries.ts'

/**
 * Creates a rule. @throws AppError not_found for the event; forbidden, validation_failed for its actions; conflict when
 * there are too many
 */
export async function createRule(ctx: Context, eventId: number, input: CreateRule): Promise<AutomationRule> {
  await ensureFirstTemplates(ctx)
  return inTransaction(ctx, async (ctx) => {
    const { name, trigger, enabled = true } = input
    requireAllowedActions(ctx, input.actions)
    const event = await maybeOne(ctx)`
      select 1 from event where org_id = ${ctx.orgId} and id = ${eventId} for no key update`
    if (event === null) throw noSuchEvent()
    await checkActions(ctx, trigger, input.actions)
    const { actions, last } = matchActions([], input.actions, 0)
    const now = ctx.now()
    const row = await maybeOne<{ id: number }>(ctx)`
      insert into automation_rule (org_id, event_id, name, trigger, enabled, enabled_at, last_action, created_at, updated_at)
      select ${ctx.orgId}, ${eventId}, ${name.trim()}, ${trigger}, ${enabled}, ${now}, ${last}, ${now}, ${now}
      where (select count(*) from automation_rule where event_id = ${eventId}) < ${MAX_RULES}
      returning id`
    if (row === null)
      throw new AppError('conflict', `An event has at most ${MAX_RULES} automation rules. Delete one first.`)
    await writeActions(ctx, row.id, actions)
    return finish(ctx, 'automation_rule.create', null, await getRule(ctx, eventId, row.id))
  })
}

/**
 * Updates the given fields. Waiting runs follow: they move with the delay, and are cancelled with the rule, trigger or
 * action. A rule that is enabled, or gets another trigger, fires for anything that happens from then on.
 * @throws AppError not_found, validation_failed; forbidden for an action that the caller may not perform
 */
export async function updateRule(
  ctx: Context,
  eventId: number,
  id: number,
  input: UpdateRule,
): Promise<AutomationRule> {
  await ensureFirstTemplates(ctx)
  return inTransaction(ctx, async (ctx) => {
    const before = await lockForChange(ctx, eventId, id)
    const { name = before.name, trigger = before.trigger, enabled = before.enabled } = input
    const requested = input.actions ?? ruleToWire(before).actions
    if (!isSwitchOff(input)) requireAllowedActions(ctx, requested)
    if (input.actions || trigger !== before.trigger) await checkActions(ctx, trigger, requested)
    const { actions, last } = matchActions(before.actions, requested, before.last_action)
    if (changesNothing(before, { name: name.trim(), trigger, enabled, actions })) return ruleToWire(before)
    const afresh = trigger !== before.trigger || (enabled && !before.enabled)
    await change(ctx)`
      update automation_rule set name = ${name.trim()}, trigger = ${trigger}, enabled = ${enabled}, last_action = ${last},
        enabled_at = case when ${afresh} then ${ctx.now()} else enabled_at end,
        fired_at = case when not ${afresh} then fired_at end, updated_at = ${ctx.now()}
      where id = ${id}`
    if (input.actions) await replaceActions(ctx, before, actions)
    if (trigger !== before.trigger) await cancelRuns(ctx, id, 'The trigger of the rule was changed.')
    else if (!enabled) await cancelRuns(ctx, id, 'The rule was disabled.')
    return finish(ctx, 'automation_rule.update', before, await getRule(ctx, eventId, id))
  })
}

/** Disabling a rule has no effect of its own, so it needs no scope of its actions; neither does deleting it. */
function isSwitchOff({ enabled, ...others }: UpdateRule): boolean {
  return enabled === false && Object.keys(others).length === 0
}

/** Deletes a rule with its runs; waiting runs are cancelled. @throws AppError not_found */
export function deleteRule(ctx: Context, eventId: number, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockForChange(ctx, eventId, id)
    await cancelRuns(ctx, id, 'The rule was deleted.')
    await change(ctx)`delete from automation_rule where id = ${id}`
    await recordAudit(ctx, {
      action: 'automation_rule.delete',
      subjectType: 'automation_rule',
      subjectId: id,
      before: ruleToWire(before),
    })
  })
}

/** There may be a million waiting runs, which take longer than the usual statement timeout. */
async function lockForChange(ctx: TxContext, eventId: number, id: number): Promise<RuleRow> {
  await change(ctx)`set local statement_timeout = '10min'`
  return lockRule(ctx, eventId, id)
}

async function replaceActions(ctx: TxContext, before: RuleRow, actions: ActionRow[]): Promise<void> {
  await writeActions(ctx, before.id, actions)
  const kept = new Map(actions.map((action) => [action.id, action]))
  const gone = before.actions.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) {
    await change(ctx)`delete from automation_action where rule_id = ${before.id} and id = any(${gone}::int[])`
    await cancelRuns(ctx, before.id, 'The action was removed from the rule.', gone)
  }
  for (const { id, delay_hours } of before.actions) {
    const delay = kept.get(id)?.delay_hours ?? delay_hours
    if (delay !== delay_hours) await moveRuns(ctx, before.id, id, delay)
  }
}

/** Existing actions are updated in place. */
async function writeActions(ctx: TxContext, ruleId: number, actions: ActionRow[]): Promise<void> {
  await change(ctx)`
    insert into automation_action (org_id, rule_id, id, position, added_at, type, delay_hours, template_id, badge_template_id, endpoint_id, tag)
    select ${ctx.orgId}, ${ruleId}, a.id, a.nth, ${ctx.now()}, a.type, a.delay_hours, a.template_id, a.badge_template_id, a.endpoint_id, a.tag
    from unnest(${actions.map(({ id }) => id)}::int[], ${actions.map(({ type }) => type)}::text[],
      ${actions.map(({ delay_hours }) => delay_hours)}::int[], ${actions.map(({ template_id }) => template_id)}::bigint[],
      ${actions.map(({ badge_template_id }) => badge_template_id)}::bigint[],
      ${actions.map(({ endpoint_id }) => endpoint_id)}::bigint[], ${actions.map(({ tag }) => tag)}::text[])
      with ordinality as a (id, type, delay_hours, template_id, badge_template_id, endpoint_id, tag, nth)
    on conflict (rule_id, id) do update set position = excluded.position, delay_hours = excluded.delay_hours,
      template_id = excluded.template_id, badge_template_id = excluded.badge_template_id, endpoint_id = excluded.endpoint_id,
      tag = excluded.tag`
}

async function finish(ctx: TxContext, action: string, before: RuleRow | null, row: RuleRow): Promise<AutomationRule> {
  const after = ruleToWire(row)
  await recordAudit(ctx, {
    action,
    subjectType: 'automation_rule',
    subjectId: row.id,
    ...(before ? { before: ruleToWire(before) } : {}),
    after,
  })
  return after
}
