import { AppError, invalidField } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { hasScope } from '../../organisations/index.ts'
import { LIMITED_ROLES, ROLE_SCOPES, type Role } from '../roles.ts'

/** Requires that the caller has all scopes of a role. @throws AppError forbidden */
export function requireOwnRole({ actor }: Context, role: Role): void {
  if (actor.kind === 'cli') return
  const own = 'scopes' in actor ? actor.scopes : []
  if (ROLE_SCOPES[role].every((scope) => hasScope(own, scope))) return
  throw new AppError('forbidden', `The role ${role} has more access than yours, so you cannot grant or change it.`)
}

/** The distinct events of a role; null: all. @throws AppError validation_failed when the role cannot be limited */
export function validateEvents(role: Role, ids: readonly number[] | null): number[] | null {
  if (ids === null) return null
  if (LIMITED_ROLES.includes(role)) return [...new Set(ids)]
  throw invalidField(
    ['body', 'event_ids'],
    `The role ${role} has access to every event, so event_ids must be null`,
    'not_limited',
  )
}
