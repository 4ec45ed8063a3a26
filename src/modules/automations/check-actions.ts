import type { TxContext } from '../../platform/context.ts'
import { many } from '../../platform/db/query.ts'
import { invalidField } from '../../platform/errors.ts'
import type { ActionType, NewAction, Trigger } from './automation-schema.ts'

type Target = 'template_id' | 'badge_template_id' | 'endpoint_id'
const TARGETS: readonly Target[] = ['template_id', 'badge_template_id', 'endpoint_id']
const NEEDED: Record<ActionType, Target | null> = {
  send_email: 'template_id',
  award_badge: 'badge_template_id',
  issue_certificate: null,
  send_webhook: 'endpoint_id',
}

/** @throws AppError validation_failed, for an action that lacks what it needs, or names what is not there */
export async function checkActions(ctx: TxContext, trigger: Trigger, actions: readonly NewAction[]): Promise<void> {
  for (const [index, action] of actions.entries()) {
    for (const target of TARGETS) checkTarget(action, index, target)
    if (action.type === 'issue_certificate' && trigger === 'certificate_issued')
      throw problem(
        index,
        'type',
        'issue_certificate does nothing for whoever has got a certificate',
        'not_for_trigger',
      )
  }
  await checkEndpoints(ctx, actions)
}

function checkTarget(action: NewAction, index: number, target: Target): void {
  const isNeeded = NEEDED[action.type] === target
  if (isNeeded && action[target] === undefined) throw problem(index, target, `is needed by ${action.type}`, 'missing')
  if (!isNeeded && action[target] !== undefined)
    throw problem(index, target, `has no meaning for ${action.type}`, 'not_for_type')
}

/** Locked, so that they are there as long as the rule is not. */
async function checkEndpoints(ctx: TxContext, actions: readonly NewAction[]): Promise<void> {
  const ids = actions.flatMap(({ endpoint_id }) => endpoint_id ?? [])
  if (ids.length === 0) return
  const rows = await many<{ id: number }>(ctx)`
    select id from webhook_endpoint
    where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]) and deleted_at is null for key share`
  refuseUnknown(actions, 'endpoint_id', rows, 'webhook endpoint')
}

function refuseUnknown(actions: readonly NewAction[], target: Target, rows: { id: number }[], what: string): void {
  const known = new Set(rows.map(({ id }) => id))
  for (const [index, action] of actions.entries()) {
    const id = action[target]
    if (id !== undefined && !known.has(id)) throw problem(index, target, `There is no ${what} ${id}.`, 'unknown')
  }
}

function problem(index: number, field: string, words: string, type: string) {
  return invalidField(['body', 'actions', String(index), field], words, type)
}
