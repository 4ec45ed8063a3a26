import { invalidField } from '../../lib/errors.ts'
import type { NewAction } from './automation-schema.ts'
import type { ActionRow } from './rule-queries.ts'

/**
 * Numbers the actions of an updated rule: an action keeps the number of the existing action that it replaces, so that
 * waiting runs continue, or gets a new one. It replaces the action with the number that was sent, otherwise the first
 * remaining one of the same type and target, otherwise of the same type.
 * @throws AppError validation_failed for an unknown or repeated number
 */
export function matchActions(
  known: readonly ActionRow[],
  actions: readonly NewAction[],
  last: number,
): { actions: ActionRow[]; last: number } {
  const left = new Map(known.map((action) => [action.id, action]))
  const found = new Map<NewAction, number>()
  const take = (action: NewAction, id: number | undefined) => {
    if (id === undefined) return
    left.delete(id)
    found.set(action, id)
  }
  for (const [index, action] of actions.entries()) {
    if (action.id === undefined) continue
    const was = left.get(action.id)
    if (was === undefined) throw noSuchAction(index, action.id, known)
    // Another type is another action, even with the same number.
    if (was.type === action.type) take(action, was.id)
    else left.delete(was.id)
  }
  const findLeft = (isLike: (was: ActionRow) => boolean) => [...left.values()].find(isLike)?.id
  const unmatched = () => actions.filter((action) => action.id === undefined && !found.has(action))
  for (const action of unmatched())
    take(
      action,
      findLeft((was) => isSame(was, action)),
    )
  for (const action of unmatched())
    take(
      action,
      findLeft((was) => was.type === action.type),
    )
  return { actions: actions.map((action) => toRow(action, found.get(action) ?? ++last)), last }
}

function isSame(was: ActionRow, { type, template_id, badge_template_id, endpoint_id, tag }: NewAction): boolean {
  return (
    was.type === type &&
    was.template_id === (template_id ?? null) &&
    was.badge_template_id === (badge_template_id ?? null) &&
    was.endpoint_id === (endpoint_id ?? null) &&
    was.tag === (tag?.trim() ?? null)
  )
}

function toRow(action: NewAction, id: number): ActionRow {
  const { type, delay_hours = 0, template_id = null, badge_template_id = null, endpoint_id = null, tag } = action
  return { id, type, delay_hours, template_id, badge_template_id, endpoint_id, tag: tag?.trim() ?? null }
}

function noSuchAction(index: number, id: number, known: readonly ActionRow[]) {
  const problem = known.some((action) => action.id === id) ? 'is used twice' : 'is not an action of this rule'
  return invalidField(
    ['body', 'actions', String(index), 'id'],
    `${id} ${problem}. Leave out id for a new action.`,
    'unknown_action',
  )
}
