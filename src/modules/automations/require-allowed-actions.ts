import { AppError } from '../../lib/errors.ts'
import { type Context, limitedToEvents } from '../../platform/context/context.ts'
import { requireScope } from '../organisations/index.ts'
import type { ActionType } from './automation-schema.ts'

const SCOPE_OF: Record<ActionType, string> = {
  send_email: 'emails:write',
  award_badge: 'badges:write',
  issue_certificate: 'certificates:write',
  send_webhook: 'webhooks:write',
  add_crm_tag: 'crm:write',
}

/** These leave records outside of the event, which a member who is limited to some events cannot make. */
const BEYOND_EVENT: readonly ActionType[] = ['award_badge', 'send_webhook', 'add_crm_tag']

/**
 * Requires that callers could do by themselves what a rule is to do for them.
 * @throws AppError forbidden, which names the scope that is missing
 */
export function requireAllowedActions(ctx: Context, actions: readonly { type: ActionType }[]): void {
  for (const { type } of actions) {
    requireScope(ctx, SCOPE_OF[type], `A rule with ${type}`)
    if (BEYOND_EVENT.includes(type) && limitedToEvents(ctx.actor) !== null)
      throw new AppError('forbidden', `You work on some events alone, and ${type} reaches beyond them.`)
  }
}
