import type { AttendeeRow } from '../records/attendee-queries.ts'
import { trimmedTags } from '../records/attendee-text.ts'

/** Actions for many attendees at once. */
export const ACTIONS = [
  ...(['approve', 'decline', 'cancel', 'restore', 'delete'] as const),
  ...(['check_in', 'add_tag', 'remove_tag', 'send_ticket'] as const),
] as const
/** `reason`: why people are declined; null: no reason is given. */
export type Action = { action: (typeof ACTIONS)[number]; tag: string; reason: string | null }
/** An attendee, and whether they are checked in to the event itself. */
export type ActionRow = AttendeeRow & { link_no: number; at_door: boolean }

const MAX_TAGS = 20

/** Returns why an action skips an attendee, as a stable code and a sentence; null when it applies. */
export function decideAction({ action, tag }: Action, row: ActionRow): { code: string; reason: string } | null {
  const { status, tags } = row
  const isIn = row.status === 'registered'
  const has = tags.includes(tag)
  const no = (code: string, reason: string) => ({ code, reason })
  if ((action === 'approve' || action === 'decline') && status !== 'pending')
    return no('not_pending', 'They do not wait for approval.')
  if (action === 'cancel') return status === 'cancelled' ? no('already_cancelled', 'They are cancelled already.') : null
  if (action === 'restore' && status !== 'cancelled') return no('not_cancelled', 'They are not cancelled.')
  if (action === 'restore' && isErased(row)) return no('erased', 'They were erased.')
  if ((action === 'check_in' || action === 'send_ticket') && !isIn)
    return no('not_registered', 'They have no place: they are cancelled, or wait for one or for approval.')
  if (action === 'check_in' && row.at_door) return no('already_checked_in', 'They are in already.')
  if (action === 'add_tag' && has) return no('has_tag', 'They have the tag already.')
  if (action === 'add_tag' && tags.length >= MAX_TAGS) return no('too_many_tags', `They have ${MAX_TAGS} tags already.`)
  if (action === 'remove_tag' && !has) return no('lacks_tag', 'They do not have the tag.')
  return null
}

/** Returns the status and tags of an attendee after an action that changes only these. */
export function changedBy(
  { action, tag }: Action,
  { status, tags }: AttendeeRow,
): Pick<AttendeeRow, 'status' | 'tags'> {
  if (action === 'cancel') return { status: 'cancelled', tags }
  if (action === 'restore') return { status: 'registered', tags }
  return { status, tags: action === 'add_tag' ? trimmedTags([...tags, tag]) : tags.filter((each) => each !== tag) }
}

/** Erasing a person replaces their address by this one. */
function isErased({ id, email }: AttendeeRow): boolean {
  return email === `erased-${id}@erased.invalid`
}
