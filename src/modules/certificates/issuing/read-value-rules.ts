import type { Context } from '../../../platform/context/context.ts'
import { readRules, requireIssuable, valueRulesOf } from './issuing-event.ts'
import type { ValueRules } from './resolve-values.ts'

/**
 * Returns the values that certificates of a kind state, without creating or locking anything.
 * @throws AppError not_found; conflict when the event issues none, or they are no longer valid; validation_failed for an unknown kind
 */
export async function readValueRules(ctx: Context, eventId: number, kind?: string): Promise<ValueRules> {
  const rules = await readRules(ctx, eventId, { kind })
  requireIssuable(rules, ctx.now())
  return valueRulesOf(rules)
}
