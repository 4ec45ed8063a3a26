import { invalidField } from '../../lib/errors.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { hasVariable } from '../emails/index.ts'
import type { ActionType, NewAction, Trigger } from './automation-schema.ts'

type Target = 'template_id' | 'badge_template_id' | 'endpoint_id' | 'tag'
const TARGETS: readonly Target[] = ['template_id', 'badge_template_id', 'endpoint_id', 'tag']
const NEEDED: Record<ActionType, Target | null> = {
  send_email: 'template_id',
  award_badge: 'badge_template_id',
  issue_certificate: null,
  send_webhook: 'endpoint_id',
  add_crm_tag: 'tag',
}

/** Validates actions. @throws AppError validation_failed for an action with a missing, extra or unknown target */
export async function checkActions(ctx: TxContext, trigger: Trigger, actions: readonly NewAction[]): Promise<void> {
  for (const [index, action] of actions.entries()) {
    for (const target of TARGETS) checkTarget(action, index, target)
    if (action.type === 'issue_certificate' && trigger.startsWith('certificate_'))
      throw problem(
        index,
        'type',
        `${trigger} cannot trigger issue_certificate: the person already has a certificate`,
        'not_for_trigger',
      )
  }
  await checkTemplates(ctx, trigger, actions)
  await checkBadges(ctx, actions)
  await checkEndpoints(ctx, actions)
}

function checkTarget(action: NewAction, index: number, target: Target): void {
  const isNeeded = NEEDED[action.type] === target
  if (isNeeded && action[target] === undefined)
    throw problem(index, target, `is required for ${action.type}`, 'missing')
  if (!isNeeded && action[target] !== undefined)
    throw problem(index, target, `is not allowed for ${action.type}`, 'not_for_type')
}

/** Locks the templates, so that none is deleted before the rule refers to it. */
async function checkTemplates(ctx: TxContext, trigger: Trigger, actions: readonly NewAction[]): Promise<void> {
  const ids = actions.flatMap(({ template_id }) => template_id ?? [])
  if (ids.length === 0) return
  const rows = await many<{ id: number; variables: string[] }>(ctx)`
    select id, variables from email_template where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]) for key share`
  refuseUnknown(actions, 'template_id', rows, 'email template')
  for (const [index, { template_id }] of actions.entries()) {
    const missing = rows.find(({ id }) => id === template_id)?.variables.find((name) => !hasVariable(trigger, name))
    if (missing !== undefined)
      throw problem(
        index,
        'template_id',
        `Template ${template_id} uses {{ ${missing} }}, which emails of ${trigger} do not have. Remove it from the template, or use another template.`,
        'unknown_variable',
      )
  }
}

async function checkBadges(ctx: TxContext, actions: readonly NewAction[]): Promise<void> {
  const ids = actions.flatMap(({ badge_template_id }) => badge_template_id ?? [])
  if (ids.length === 0) return
  const rows = await many<{ id: number }>(ctx)`
    select id from badge_template where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]) for key share`
  refuseUnknown(actions, 'badge_template_id', rows, 'badge template')
}

async function checkEndpoints(ctx: TxContext, actions: readonly NewAction[]): Promise<void> {
  const ids = actions.flatMap(({ endpoint_id }) => endpoint_id ?? [])
  if (ids.length === 0) return
  const rows = await many<{ id: number }>(ctx)`
    select id from webhook_endpoint
    where org_id = ${ctx.orgId} and id = any(${ids}::bigint[]) and deleted_at is null for key share`
  refuseUnknown(actions, 'endpoint_id', rows, 'webhook endpoint')
}

function refuseUnknown(
  actions: readonly NewAction[],
  target: Exclude<Target, 'tag'>,
  rows: { id: number }[],
  what: string,
): void {
  const known = new Set(rows.map(({ id }) => id))
  for (const [index, action] of actions.entries()) {
    const id = action[target]
    if (id !== undefined && !known.has(id)) throw problem(index, target, `There is no ${what} ${id}.`, 'unknown')
  }
}

function problem(index: number, field: string, message: string, type: string) {
  return invalidField(['body', 'actions', String(index), field], message, type)
}
