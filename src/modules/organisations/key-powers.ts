import { AppError, invalidField } from '../../lib/errors.ts'
import { parseTimestamp } from '../../lib/text/timestamp.ts'
import type { Context } from '../../platform/context/context.ts'
import { hasScope, SCOPES } from './scopes.ts'

/** The fields of a key that decide its access. */
export type KeyPowers = { scopes: string[]; active: boolean; expires_at: Date | null }

/** Removes duplicate scopes. @throws AppError validation_failed for an unknown scope */
export function parseScopes(scopes: string[]): string[] {
  const unknown = scopes.findIndex((scope) => scope !== '*' && !SCOPES.includes(scope))
  if (unknown === -1) return [...new Set(scopes)]
  throw invalidField(
    ['body', 'scopes', String(unknown)],
    `${scopes[unknown]} is not a scope; GET /admin/api-keys/scopes lists them`,
    'unknown_scope',
  )
}

/**
 * Parses the expiry of a key. @param old the current expiry; sent back unchanged, it may be in the past @throws
 * AppError validation_failed
 */
export function parseExpiry(ctx: Context, text: string | null, old: Date | null = null): Date | null {
  const expiry = text === null ? null : parseTimestamp(text)
  if (expiry === null || expiry > ctx.now() || expiry.getTime() === old?.getTime()) return expiry
  throw invalidField(
    ['body', 'expires_at'],
    'expires_at must be in the future; to end a key now, delete it or set active to false',
    'in_the_past',
  )
}

/** Requires every scope that a key would gain. @throws AppError forbidden when the caller lacks one */
export function requireOwnScopes({ actor }: Context, scopes: string[]): void {
  if (actor.kind === 'cli' || actor.kind === 'job') return
  const own = 'scopes' in actor ? actor.scopes : []
  const lacking = scopes.find((scope) => !hasScope(own, scope))
  if (lacking === undefined) return
  throw new AppError(
    'forbidden',
    `You lack the scope ${lacking}, so you cannot give it to a key, or switch on or extend a key that has it.`,
  )
}

/**
 * Reducing a key's access is always allowed, so that a leaked key can be disabled; a key can gain only scopes that the
 * caller has. A key cannot change its own scopes or expiry. @throws AppError forbidden
 */
export function requireMayChange(ctx: Context, id: number, before: KeyPowers, after: KeyPowers): void {
  const gained = after.scopes.filter((scope) => !hasScope(before.scopes, scope))
  const lost = before.scopes.filter((scope) => !hasScope(after.scopes, scope))
  const prolonged = endOf(after) > endOf(before)
  const isOwn = ctx.actor.kind === 'api_key' && ctx.actor.id === id
  if (isOwn && (gained.length > 0 || lost.length > 0 || endOf(after) !== endOf(before)))
    throw new AppError('forbidden', 'A key cannot change its own scopes or expires_at. Use another key for that.')
  const switchedOn = after.active && !before.active
  requireOwnScopes(ctx, prolonged || switchedOn ? after.scopes : gained)
}

function endOf({ expires_at }: KeyPowers): number {
  return expires_at?.getTime() ?? Number.POSITIVE_INFINITY
}
