import { AppError } from '../../../lib/errors.ts'
import { type Context, limitedToEvents } from '../../../platform/context/context.ts'
import type { Operation } from '../../../platform/http/operations/operation.ts'
import { requireFresh } from '../../../platform/http/operations/require-fresh.ts'
import { isWithinEvents } from '../../identity/index.ts'

type Input = { params: unknown; query: unknown; body: unknown }

/**
 * Applies to a tool what a route checks before its operation: an app that acts for a member does nothing sensitive, and
 * nothing about events that the member cannot see. @throws AppError forbidden
 */
export function requireAllowed(
  ctx: Context,
  { method, path, sensitive }: Operation,
  { params, query, body }: Input,
  isPreview: boolean,
): void {
  const isSensitive = typeof sensitive === 'function' ? sensitive({ query, body }) : sensitive === true
  if (isSensitive && !isPreview) requireFresh(ctx.actor, ctx.now())
  const events = limitedToEvents(ctx.actor)
  if (events !== null && !isWithinEvents(events, { method, url: path, params: textsOf(params) }))
    throw new AppError('forbidden', 'The member has access to certain events only, and this is not about one of them.')
}

/** Parameters as in an address. */
function textsOf(params: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]))
}
