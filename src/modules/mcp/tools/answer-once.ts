import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Context } from '../../../platform/context/context.ts'
import { doOnce, validateKey } from '../../../platform/http/operations/idempotency.ts'

/**
 * Runs a call once for its idempotency key, like a POST with that Idempotency-Key.
 * @throws AppError validation_failed for a key that was used for another call
 */
export async function answerOnce<R>(
  ctx: Context,
  call: { key: unknown; name: string; given: object },
  work: (ctx: Context) => Promise<R>,
): Promise<R> {
  const key = validateKey(call.key, ['body', 'idempotency_key'])
  const hash = sha256(`tool ${call.name}\n${JSON.stringify(call.given)}`)
  const { result } = await doOnce(ctx, { key, hash, statusOf: () => 200 }, work)
  return result
}
