import type { Agent, Dispatcher } from 'undici'
import { SafeFetchError, toSafeFetchError } from './safe-fetch-error.ts'
import { undici } from './undici.ts'
import { untilAborted } from './until-aborted.ts'
import { validateTarget } from './validate-target.ts'

const MAX_REDIRECTS = 3

export type FetchOptions = {
  agent: Agent
  allow: ReadonlySet<string>
  maxBytes: number
  /** For the whole: names, connections, redirects and body. */
  timeoutMs: number
  /** The Accept header. What comes may still be anything. */
  accept: string
}

/**
 * Gets what is at an outside address, following at most three redirects, each judged like the first address. Throws
 * SafeFetchError; an answer other than 200 has the reason `status`. `contentType` is what the other side claims.
 */
export async function fetchBytes(url: string, options: FetchOptions): Promise<{ bytes: Buffer; contentType: string }> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  try {
    return await untilAborted(fetchHops(url, options, signal), signal)
  } catch (error) {
    throw toSafeFetchError(error)
  }
}

async function fetchHops(
  url: string,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<{ bytes: Buffer; contentType: string }> {
  let next = url
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const judged = validateTarget(next, options)
    if (!judged.ok) throw new SafeFetchError('refused_address', judged.reason)
    const answer = await undici().request(judged.url.href, {
      dispatcher: options.agent,
      signal,
      headers: { accept: options.accept, 'accept-encoding': 'identity' },
    })
    const target = redirectTarget(answer, judged.url)
    if (target === null) return await readAnswer(answer, options.maxBytes)
    discard(answer)
    next = target
  }
  throw new SafeFetchError('status', `There were more than ${MAX_REDIRECTS} redirects.`)
}

function redirectTarget(answer: Dispatcher.ResponseData, from: URL): string | null {
  const { location } = answer.headers
  if (![301, 302, 303, 307, 308].includes(answer.statusCode) || typeof location !== 'string') return null
  return URL.parse(location, from.href)?.href ?? location
}

async function readAnswer(
  answer: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<{ bytes: Buffer; contentType: string }> {
  const tooLarge = () => new SafeFetchError('too_large', `The answer is larger than ${maxBytes} bytes.`)
  try {
    const { statusCode } = answer
    if (statusCode !== 200)
      throw new SafeFetchError('status', `The answer's status is ${statusCode}.`, undefined, statusCode)
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw tooLarge()
      chunks.push(chunk)
    }
    return { bytes: Buffer.concat(chunks), contentType: String(answer.headers['content-type'] ?? '') }
  } finally {
    discard(answer)
  }
}

/** Lets go of an answer's connection, also when its body was not read to the end. */
function discard(answer: Dispatcher.ResponseData): void {
  // Destroying a body that was not read to its end makes it emit an error, which nobody else listens to.
  answer.body.on('error', () => {}).destroy()
}
