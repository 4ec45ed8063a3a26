import { AppError } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne, one } from '../../platform/db/query.ts'
import { noSuchEvent } from '../events/index.ts'
import { type AutomationRule, type CreateRule, MAX_RULES, type UpdateRule } from './automation-schema.ts'
import { cancelRuns } from './cancel-runs.ts'
import { planRule } from './plan-rule.ts'
import { requireAllowedActions } from './require-allowed-actions.ts'
import { getRule, lockRule, type RuleRow, ruleToWire } from './rule-queries.ts'
import { insertRule, storeRule } from './store-rule.ts'

/**
 * Creates a rule. @throws AppError not_found for the event; forbidden, validation_failed for its actions; conflict when
 * there are too many
 */
export function createRule(ctx: Context, eventId: number, input: CreateRule): Promise<AutomationRule> {
  return inTransaction(ctx, async (ctx) => {
    requireAllowedActions(ctx, input.actions)
    const event = await maybeOne(ctx)`
      select 1 from event where org_id = ${ctx.orgId} and id = ${eventId} for no key update`
    if (event === null) throw noSuchEvent()
    const rule = await planRule(ctx, eventId, input, null)
    const { count } = await one<{ count: number }>(ctx)`
      select count(*)::int from automation_rule where event_id = ${eventId} and organisation_rule_id is null`
    if (count >= MAX_RULES)
      throw new AppError('conflict', `An event has at most ${MAX_RULES} automation rules. Delete one first.`)
    const id = await insertRule(ctx, eventId, rule)
    return finish(ctx, 'automation_rule.create', null, await getRule(ctx, eventId, id))
  })
}

/**
 * Updates the given fields. Waiting runs follow: they move with the delay, and are cancelled with the rule, trigger or
 * action. A rule that is enabled, or gets another trigger, fires for anything that happens from then on.
 * @throws AppError not_found, validation_failed; forbidden for an action that the caller may not perform; conflict for
 * another field than `enabled` of a copy
 */
export function updateRule(ctx: Context, eventId: number, id: number, input: UpdateRule): Promise<AutomationRule> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockForChange(ctx, eventId, id)
    if (before.organisation_rule_id !== null) return switchCopy(ctx, eventId, before, input)
    const rule = await planRule(ctx, eventId, input, before)
    if (changesNothing(before, rule)) return ruleToWire(before)
    await storeRule(ctx, [id], before, rule)
    return finish(ctx, 'automation_rule.update', before, await getRule(ctx, eventId, id))
  })
}

/** Switches a copy of a rule of the organisation off or on at its event. Everything else follows the original. */
async function switchCopy(
  ctx: TxContext,
  eventId: number,
  before: RuleRow,
  { enabled = before.enabled, ...others }: UpdateRule,
): Promise<AutomationRule> {
  const original = `rule ${before.organisation_rule_id} of the organisation`
  if (Object.keys(others).length > 0)
    throw new AppError(
      'conflict',
      `This is a copy of ${original}. Only enabled can be changed here; change the other fields of the original at /admin/automations/${before.organisation_rule_id}.`,
    )
  if (enabled === before.enabled) return ruleToWire(before)
  if (enabled) {
    requireAllowedActions(ctx, before.actions)
    const isOn = await maybeOne(ctx)`
      select 1 from automation_rule where id = ${before.organisation_rule_id} and enabled for share`
    if (isOn === null)
      throw new AppError('conflict', `This is a copy of ${original}, which is disabled. Enable the original first.`)
  }
  await change(ctx)`
    update automation_rule set enabled = ${enabled}, switched_off = ${!enabled}, updated_at = ${ctx.now()},
      enabled_at = case when ${enabled} then ${ctx.now()} else enabled_at end,
      fired_at = case when not ${enabled} then fired_at end
    where id = ${before.id}`
  if (!enabled) await cancelRuns(ctx, [before.id], 'The rule was disabled.')
  return finish(ctx, 'automation_rule.update', before, await getRule(ctx, eventId, before.id))
}

/**
 * Deletes a rule with its runs; waiting runs are cancelled. @throws AppError not_found; conflict for a copy of a rule of
 * the organisation
 */
export function deleteRule(ctx: Context, eventId: number, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockForChange(ctx, eventId, id)
    if (before.organisation_rule_id !== null)
      throw new AppError(
        'conflict',
        `This is a copy of rule ${before.organisation_rule_id} of the organisation. Set enabled to false to switch it off for this event, or delete the original.`,
      )
    await cancelRuns(ctx, [id], 'The rule was deleted.')
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
