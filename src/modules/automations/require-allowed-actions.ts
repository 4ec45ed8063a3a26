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

/** Actions with effects outside of the event, which members limited to some events may not perform. */
const BEYOND_EVENT: readonly ActionType[] = ['award_badge', 'send_webhook', 'add_crm_tag']

/**
 * Requires that callers may perform the actions of a rule themselves.
 * @throws AppError forbidden, naming the missing scope
 */
export function requireAllowedActions(ctx: Context, actions: readonly { type: ActionType }[]): void {
  for (const { type } of actions) {
    requireScope(ctx, SCOPE_OF[type], `A rule with ${type}`)
    if (BEYOND_EVENT.includes(type) && limitedToEvents(ctx.actor) !== null)
      throw new AppError(
        'forbidden',
        `Your access is limited to some events, but ${type} affects records outside of them.`,
      )
  }
}
