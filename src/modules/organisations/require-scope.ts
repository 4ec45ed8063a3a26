import { AppError } from '../../lib/errors.ts'
import type { Actor, Context } from '../../platform/context/context.ts'
import { hasScope } from './scopes.ts'

/** Whether the caller has a scope. Jobs and the command line act for the installation and have every scope. */
export function mayUseScope(actor: Actor, scope: string): boolean {
  if (actor.kind === 'job' || actor.kind === 'cli') return true
  return 'scopes' in actor && hasScope(actor.scopes, scope)
}

/**
 * Requires another scope besides the operation's own, where the input decides which records are affected.
 * @param act the start of the error message, such as `Checking people in` @throws AppError forbidden
 */
export function requireScope({ actor }: Pick<Context, 'actor'>, scope: string, act: string): void {
  if (!mayUseScope(actor, scope)) throw new AppError('forbidden', `${act} needs the scope ${scope} too.`)
}
