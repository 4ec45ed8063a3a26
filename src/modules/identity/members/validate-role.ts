import { AppError, invalidField } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { hasScope } from '../../organisations/index.ts'
import { LIMITED_ROLES, ROLE_SCOPES, type Role } from '../roles.ts'

/** Nobody has a say over a role that may do what they may not. @throws AppError forbidden */
export function requireOwnRole({ actor }: Context, role: Role): void {
  if (actor.kind === 'cli') return
  const own = 'scopes' in actor ? actor.scopes : []
  if (ROLE_SCOPES[role].every((scope) => hasScope(own, scope))) return
  throw new AppError('forbidden', `The role ${role} may do more than you, so you have no say over it.`)
}

/** The events of a role, each of them once; null: every one. @throws AppError validation_failed where it cannot be limited */
export function readEvents(role: Role, ids: readonly number[] | null): number[] | null {
  if (ids === null) return null
  if (LIMITED_ROLES.includes(role)) return [...new Set(ids)]
  throw invalidField(
    ['body', 'event_ids'],
    `The role ${role} is for every event, so event_ids must be null`,
    'not_limited',
  )
}
