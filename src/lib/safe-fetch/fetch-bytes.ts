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
  /** For everything: name resolution, connections, redirects and body. */
  timeoutMs: number
  /** The Accept header; the response may have any type. */
  accept: string
}

/**
 * Fetches an external URL, following at most three redirects, each validated like the first URL. `contentType` is what
 * the server claims.
 * @throws SafeFetchError, with the reason `status` for any response other than 200
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
    const valid = validateTarget(next, options)
    if (!valid.ok) throw new SafeFetchError('refused_address', valid.reason)
    const answer = await undici().request(valid.url.href, {
      dispatcher: options.agent,
      signal,
      headers: { accept: options.accept, 'accept-encoding': 'identity' },
    })
    const target = redirectTarget(answer, valid.url)
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
  const tooLarge = () => new SafeFetchError('too_large', `The response is larger than ${maxBytes} bytes.`)
  try {
    const { statusCode } = answer
    if (statusCode !== 200)
      throw new SafeFetchError('status', `The response status is ${statusCode}.`, undefined, statusCode)
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

/** Releases the connection of a response, even if its body was not read to the end. */
function discard(answer: Dispatcher.ResponseData): void {
  // Destroying an unread body makes it emit an error, which nothing else handles.
  answer.body.on('error', () => {}).destroy()
}
