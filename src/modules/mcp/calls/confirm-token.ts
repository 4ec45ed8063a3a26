import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../../lib/errors.ts'
import { actorText, type Context } from '../../../platform/context/context.ts'
import type { Arguments } from '../tools/tool.ts'

const MAX_DEPTH = 64
const GOOD_FOR_MS = 5 * 60_000

/**
 * A token for the user's agreement to this call with these arguments and this key, valid for five minutes. It is not
 * stored.
 */
export function confirmToken(ctx: Context, call: { name: string; given: Arguments }): string {
  const until = (ctx.now().getTime() + GOOD_FOR_MS).toString(36)
  return `${until}.${macOf(ctx, call, until)}`
}

/** Whether a token is valid for this call; the token can be any value. */
export function isConfirmed(ctx: Context, call: { name: string; given: Arguments }, token: unknown): boolean {
  const [, until, mac] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(typeof token === 'string' ? token : '') ?? []
  if (until === undefined || mac === undefined) return false
  const isRight = timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(ctx, call, until)))
  return isRight && Number.parseInt(until, 36) > ctx.now().getTime()
}

function macOf(ctx: Context, { name, given }: { name: string; given: Arguments }, until: string): string {
  const what = JSON.stringify([ctx.orgId, actorText(ctx.actor), name, inOrder(given), until])
  return createHmac('sha256', ctx.secret).update(`confirm a tool call\n${what}`).digest('base64url')
}

/**
 * Sorts the keys, so that equal arguments in another order are the same call. @throws AppError invalid_request when
 * they are nested too deeply
 */
export function inOrder(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH)
    throw new AppError('invalid_request', `Arguments may be nested at most ${MAX_DEPTH} levels deep.`)
  if (Array.isArray(value)) return value.map((each) => inOrder(each, depth + 1))
  if (typeof value !== 'object' || value === null) return value
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return pairs.map(([name, inner]) => [name, inOrder(inner, depth + 1)])
}
