import type { FastifyReply, FastifyRequest } from 'fastify'
import { seal, unseal } from '../../../lib/crypto/seal.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError, invalidField } from '../../../lib/errors.ts'
import { actorText, type Context, type TxContext } from '../../context/context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { change, maybeOne, one } from '../../db/query.ts'
import { sql } from '../../db/sql.ts'

type Work<R> = (ctx: Context) => Promise<R>

/**
 * Answers a POST. With an `Idempotency-Key` the work, its response and the key are one transaction, so a retry gets the
 * stored response and the work is done once (IETF draft-ietf-httpapi-idempotency-key-header). A rejected request stores
 * nothing. The response may contain a secret, such as a new API key, so it is stored readable only for the sender of
 * the Idempotency-Key.
 * @param fingerprint identifies equal requests; the parsed body by default
 */
export async function answer<R>(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number | ((result: R) => number),
  work: Work<R>,
  fingerprint?: string | Buffer,
): Promise<R> {
  const statusOf = (result: R) => (typeof status === 'number' ? status : status(result))
  const key = readKey(request)
  if (key === null) {
    const result = await work(request.ctx)
    reply.code(statusOf(result))
    return result
  }
  const hash = sha256(`${request.method} ${request.url}\n`, fingerprint ?? JSON.stringify(request.body) ?? '')
  const done = await doOnce(request.ctx, { key, hash, statusOf }, work)
  reply.code(done.status)
  if (done.isReplayed) reply.header('Idempotency-Replayed', 'true')
  return done.result
}

/**
 * Runs work once per key, in one transaction with it; later calls get the stored response.
 * @param hash identifies equal requests
 * @throws AppError validation_failed for a key that was used for a different request; idempotency_in_progress
 */
export function doOnce<R>(
  ctx: Context,
  { key, hash, statusOf }: { key: string; hash: Buffer; statusOf: (result: R) => number },
  work: Work<R>,
): Promise<{ result: R; status: number; isReplayed: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    const stored = await findStored(ctx, key, hash)
    if (stored) {
      const result = JSON.parse(unseal(stored.body, key, ctx.secret)) as R
      return { result, status: stored.status, isReplayed: true }
    }
    const result = await work(ctx)
    const status = statusOf(result)
    const sealed = seal(JSON.stringify(result ?? null), key, ctx.secret, ctx.randomBytes(12))
    await change(ctx)`
      insert into idempotency_key (org_id, actor, key_hash, request_hash, status, body, created_at)
      values (${ctx.orgId}, ${actorText(ctx.actor)}, ${sha256(key)}, ${hash}, ${status}, ${sealed}, ${ctx.now()})`
    return { result, status, isReplayed: false }
  })
}

/** Reads and validates the `Idempotency-Key` of a request. @throws AppError validation_failed */
export function readKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  return validateKey(key, ['header', 'idempotency-key'])
}

/** Validates an `Idempotency-Key`. @param loc its location, for the error @throws AppError validation_failed */
export function validateKey(key: unknown, loc: string[]): string {
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw invalidField(loc, 'Idempotency-Key must have 1 to 255 visible ASCII characters', 'idempotency_key')
}

type Stored = { request_hash: Buffer; status: number; body: Buffer }

/** The lock is taken before the row is read, so the second of two concurrent requests gets idempotency_in_progress. */
async function findStored(ctx: TxContext, key: string, hash: Buffer): Promise<Stored | null> {
  const actor = actorText(ctx.actor)
  const lock = await one<{ free: boolean }>(ctx)`
    select pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${ctx.orgId} ${actor} ${key}`}, 0)) as free`
  if (!lock.free) {
    throw new AppError(
      'idempotency_in_progress',
      'The first request with this Idempotency-Key is still running. Try again shortly.',
      { retryAfter: 1 },
    )
  }
  const dayAgo = new Date(ctx.now().getTime() - 86_400_000)
  const own = sql`org_id = ${ctx.orgId} and actor = ${actor} and key_hash = ${sha256(key)}`
  const stored = await maybeOne<Stored>(ctx)`
    with gone as (delete from idempotency_key where ${own} and created_at <= ${dayAgo})
    select request_hash, status, body from idempotency_key where ${own} and created_at > ${dayAgo}`
  if (!stored) return null
  if (stored.request_hash.equals(hash) && stored.body.length === 0)
    throw new AppError(
      'conflict',
      'This request was done, and its answer has been erased since with what was of a person. Read what it made instead.',
    )
  if (stored.request_hash.equals(hash)) return stored
  throw invalidField(
    ['header', 'idempotency-key'],
    'This Idempotency-Key was used for another request. Use a new one for each request',
    'idempotency_key_reused',
  )
}
