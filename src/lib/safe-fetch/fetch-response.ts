import { createSafeAgent } from './safe-agent.ts'
import { SafeFetchError, toSafeFetchError } from './safe-fetch-error.ts'
import { undici } from './undici.ts'
import { hostAndPort, validateTarget } from './validate-target.ts'

const USUAL = { maxBytes: 262_144, timeoutMs: 8_000 }

/** The options that libraries pass to `fetch`. */
type Asking = {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal | null | undefined
}

/**
 * A `fetch` for libraries that call addresses named by customers: https and public addresses only, except those that
 * the operator allows. It follows no redirects and rejects responses over 256 KiB, or over `maxBytes`.
 * @throws SafeFetchError
 */
export async function fetchResponse(
  url: string,
  asking: Asking,
  allow: ReadonlySet<string>,
  { maxBytes, timeoutMs } = USUAL,
): Promise<Response> {
  const valid = validateTarget(url, { allow })
  if (!valid.ok) throw new SafeFetchError('refused_address', valid.reason)
  const { protocol, hostname, port, href } = valid.url
  if (protocol !== 'https:' && !allow.has(hostAndPort(hostname, port, protocol)))
    throw new SafeFetchError('refused_address', 'The address must use https.')
  const agent = createSafeAgent({ allow })
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await undici().request(href, {
      dispatcher: agent,
      method: (asking.method ?? 'GET') as 'GET',
      headers: { ...asking.headers, 'accept-encoding': 'identity' },
      body: asking.body == null ? null : String(asking.body),
      signal: asking.signal ? AbortSignal.any([asking.signal, timeout]) : timeout,
    })
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) throw new SafeFetchError('too_large', `The response is larger than ${maxBytes} bytes.`)
      chunks.push(chunk)
    }
    const mayHaveBody = ![204, 205, 304].includes(answer.statusCode)
    return new Response(mayHaveBody ? Buffer.concat(chunks) : null, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    })
  } catch (error) {
    throw toSafeFetchError(error)
  } finally {
    await agent.destroy()
  }
}
