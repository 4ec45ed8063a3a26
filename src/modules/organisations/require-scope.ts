import { AppError } from '../../lib/errors.ts'
import type { Actor, Context } from '../../platform/context/context.ts'
import { hasScope } from './scopes.ts'

/** Whether the caller has a scope. Jobs and the command line, which act for the installation, have all of them. */
export function mayUseScope(actor: Actor, scope: string): boolean {
  if (actor.kind === 'job' || actor.kind === 'cli') return true
  return 'scopes' in actor && hasScope(actor.scopes, scope)
}

/**
 * Requires a scope in addition to that of the operation, where its input decides which records it touches.
 * @param act the start of the refusal, such as `Checking people in` @throws AppError forbidden
 */
export function requireScope({ actor }: Pick<Context, 'actor'>, scope: string, act: string): void {
  if (!mayUseScope(actor, scope)) throw new AppError('forbidden', `${act} needs the scope ${scope} too.`)
}
