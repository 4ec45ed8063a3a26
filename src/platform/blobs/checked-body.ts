import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError } from '../../lib/errors.ts'

/** The length and hash of a blob; null if another program stored it, such as a copy of the bucket. */
export type StoredFacts = { size: number | null; sha256: string | null }

const DAMAGED = 'DamagedBlob'

/** Creates the error for a store that returned other bytes than were put. */
export function damagedBlob(key: string, why: string): AppError {
  const message = `The file store does not have ${key} as it was stored: ${why}. Check S3_ENDPOINT and the store.`
  return new AppError('unavailable', message, {
    retryAfter: 5,
    cause: Object.assign(new Error(why), { name: DAMAGED }),
  })
}

export function isDamagedBlob(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof Error && error.cause.name === DAMAGED
}

/**
 * Streams the bytes of a response. The last bytes come only after the length and SHA-256 match those of the blob, so
 * that a wrong file is never taken for a whole one.
 * @param idleMs the longest wait for the next bytes; a slow reader may take any time
 * @throws AppError unavailable if the bytes differ, or the store stalls or disconnects
 */
export async function* checkedBody(
  key: string,
  body: Readable,
  facts: StoredFacts,
  idleMs: number,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let size = 0
  let held: Buffer | null = null
  try {
    for (;;) {
      const next = await nextWithin(key, chunks, idleMs)
      if (next.done) break
      if (held !== null) yield held
      held = next.value
      hash.update(held)
      size += held.length
    }
    if (facts.size !== null && size !== facts.size)
      throw damagedBlob(key, `it has ${size} bytes instead of ${facts.size}`)
    if (facts.sha256 !== null && hash.digest('hex') !== facts.sha256) throw damagedBlob(key, 'its SHA-256 differs')
    if (held !== null) yield held
  } finally {
    body.destroy()
  }
}

async function nextWithin(
  key: string,
  chunks: AsyncIterator<Buffer>,
  idleMs: number,
): Promise<IteratorResult<Buffer, unknown>> {
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(() => silence.reject(new Error(`no bytes for ${idleMs / 1_000} seconds`)), idleMs)
  try {
    return await Promise.race([chunks.next(), silence.promise])
  } catch (cause) {
    const message = `The file store broke off while ${key} was read (${(cause as Error).message}). Try again in a few seconds.`
    throw new AppError('unavailable', message, { retryAfter: 5, cause })
  } finally {
    clearTimeout(timer)
  }
}
