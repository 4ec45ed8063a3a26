import type { TxContext } from '../../platform/context/context.ts'
import type { Trigger, TriggerSettings, UpdateRule } from './automation-schema.ts'
import { checkActions } from './check-actions.ts'
import { checkConditions } from './check-conditions.ts'
import { checkDelays, checkSettings, settingsOf } from './check-trigger.ts'
import type { Condition } from './condition-schema.ts'
import { matchActions } from './match-actions.ts'
import { requireAllowedActions } from './require-allowed-actions.ts'
import { type ActionRow, actionsToWire, type RuleRow } from './rule-queries.ts'

/** A rule as it will be stored. */
export type PlannedRule = TriggerSettings & {
  name: string
  trigger: Trigger
  enabled: boolean
  conditions: Condition[]
  actions: ActionRow[]
  last_action: number
}

/**
 * Returns a rule as it will be stored, from the fields that were sent and the rule that exists, if any.
 * @param eventId null for a rule of the organisation
 * @throws AppError validation_failed; forbidden for an action that the caller may not perform
 */
export async function planRule(
  ctx: TxContext,
  eventId: number | null,
  input: UpdateRule,
  before: RuleRow | null,
): Promise<PlannedRule> {
  const requested = input.actions ?? actionsToWire(before!.actions)
  if (!isSwitchOff(input)) requireAllowedActions(ctx, requested)
  const trigger = input.trigger ?? before!.trigger
  const settings = settingsOf(trigger, input, before ?? undefined)
  await checkSettings(ctx, eventId, input)
  const conditions = input.conditions
    ? await checkConditions(ctx, eventId, input.conditions, before?.conditions)
    : (before?.conditions ?? [])
  if (input.actions || trigger !== before!.trigger) await checkActions(ctx, trigger, requested)
  checkDelays(trigger, settings, requested)
  const { actions, last } = matchActions(before?.actions ?? [], requested, before?.last_action ?? 0)
  return {
    name: (input.name ?? before!.name).trim(),
    trigger,
    enabled: input.enabled ?? before?.enabled ?? true,
    ...settings,
    conditions,
    actions,
    last_action: last,
  }
}

/** Disabling a rule has no effect of its own, so it needs no scope of its actions; neither does deleting it. */
function isSwitchOff({ enabled, ...others }: UpdateRule): boolean {
  return enabled === false && Object.keys(others).length === 0
}
