import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../../lib/errors.ts'
import { printedLines } from '../terminal/printed-text.ts'
import type { Login } from './stored-login.ts'

/** Nobody should wait at a command for longer than this before a retry. */
const PATIENCE_SECONDS = 10
const PAUSE_MS = 400
const PASSING = [429, 502, 503, 504]

export type Call = {
  method: string
  /** The path after /api/v1, with a leading slash. */
  path: string
  query?: URLSearchParams | undefined
  body?: string | FormData | undefined
  headers?: Record<string, string> | undefined
}

/**
 * Sends a request, and retries it once after a temporary failure of the network or the service. A POST carries the same
 * idempotency key both times, so that it takes effect once.
 * @returns the response, also an error
 * @throws AppError if there is none
 */
export async function callService(service: Login, call: Call): Promise<Response> {
  const headers = new Headers({ authorization: `Bearer ${service.key}`, 'user-agent': 'laurel-command-line' })
  if (typeof call.body === 'string') headers.set('content-type', 'application/json')
  if (call.method === 'POST') headers.set('idempotency-key', randomUUID())
  for (const [name, value] of Object.entries(call.headers ?? {})) headers.set(name, value)
  const query = call.query && call.query.size > 0 ? `${call.path.includes('?') ? '&' : '?'}${call.query}` : ''
  const url = `${service.url}/api/v1${call.path}${query}`
  const send = () =>
    fetch(url, { method: call.method, headers, redirect: 'manual', ...(call.body ? { body: call.body } : {}) })
  const repeatable = ['GET', 'HEAD', 'POST'].includes(call.method)
  const first = await send().catch((error: Error) => error)
  const pause = repeatable ? pauseAfter(first) : null
  if (pause === null) return answered(service, first)
  if (!(first instanceof Error)) await first.body?.cancel()
  await wait(pause)
  return answered(service, await send().catch((error: Error) => error))
}

/** Returns the milliseconds to wait before a retry; null if a retry would not help. */
function pauseAfter(first: Response | Error): number | null {
  if (first instanceof Error) return PAUSE_MS
  if (!PASSING.includes(first.status)) return null
  const seconds = Number(first.headers.get('retry-after') ?? 0)
  return seconds <= PATIENCE_SECONDS ? Math.max(PAUSE_MS, seconds * 1_000) : null
}

function answered({ url }: Login, answer: Response | Error): Response {
  if (!(answer instanceof Error)) return answer
  const { code } = (answer.cause ?? {}) as { code?: string }
  throw new AppError('unavailable', `The service at ${url} does not answer (${code ?? answer.message}).`)
}

/** Converts an error response into a failure with a message for a terminal. */
export async function refusalOf(service: Login, answer: Response): Promise<AppError> {
  const facts = [answer.status, answer.headers.get('x-request-id')]
  const to = answer.headers.get('location')
  if (answer.status < 400 && to !== null)
    return new AppError('invalid_request', `${service.url} has moved to ${printedLines(to)}. Use that address.`)
  const { code, said } = wordsOf(await answer.text())
  const hint = code === null && answer.status === 404 ? ` Is ${service.url} the address of a Laurel service?` : ''
  const numbers = [facts[0], code, facts[1] ? `request ${facts[1]}` : null].filter(Boolean).join(', ')
  return new AppError('invalid_request', printedLines(`${said}${hint} (${numbers})`))
}

type Said = { code?: string; detail?: string | { loc: string[]; msg: string }[] }

function wordsOf(text: string): { code: string | null; said: string } {
  const { code = null, detail } = parsed(text)
  if (typeof detail === 'string') return { code, said: detail }
  if (Array.isArray(detail)) return { code, said: detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('\n') }
  return { code: null, said: 'The service refuses.' }
}

function parsed(text: string): Said {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
