import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '../lib/errors.ts'

const POLL_MS = 1_000
const ANSWER_MS = 10_000
const PAGE = 200
/** One in this many of the plan's requests is used to poll for events. */
const SHARE = 4

/** An event as the feed returns it; its body is `{event, timestamp, data}`, in this order. */
export type FeedEvent = { id: number; webhook_id: string; event: string; timestamp: string; data: object }

type Feed = {
  /** The base URL of the API, without a trailing slash. */
  server: string
  key: string
  /** The id of the last event to skip; null starts with the next event. */
  after: number | null
  /** Called once with the position where the feed starts. */
  onReady: (after: number) => void
  tell: (line: string) => void
}

/**
 * Yields the events of an organisation without end by polling its feed every second, or less often if the plan allows
 * few requests. It waits for a service that is down or rate limited.
 * @throws AppError if the service rejects the key, the address or the `after` position
 */
export async function* followFeed({ server, key, after, onReady, tell }: Feed): AsyncGenerator<FeedEvent> {
  let position: string | null = after === null ? null : String(after)
  let ready = false
  let away = false
  for (;;) {
    const answer = await ask(`${server}/admin/webhook-events?limit=${PAGE}&after=${position ?? 'latest'}`, key)
    if ('waitMs' in answer) {
      if (!away) tell(`${answer.reason} Waiting for it.`)
      away = true
      await wait(answer.waitMs)
      continue
    }
    if (away) tell('The service answers again.')
    away = false
    if (!ready) onReady(Number(position ?? answer.lastId))
    ready = true
    yield* answer.events
    position = answer.lastId
    if (answer.events.length < PAGE) await wait(answer.pollMs)
  }
}

type Page = { events: FeedEvent[]; lastId: string; pollMs: number }

async function ask(url: string, key: string): Promise<Page | { waitMs: number; reason: string }> {
  try {
    const headers = { authorization: `Bearer ${key}` }
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) })
    const text = await answer.text()
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after')) || 1
      return { waitMs: seconds * 1_000, reason: `The plan allows no more requests for ${seconds} s.` }
    }
    if (answer.status >= 500) return { waitMs: POLL_MS, reason: `The service answers with ${answer.status}.` }
    const lastId = answer.headers.get('x-last-event-id')
    if (answer.status !== 200 || lastId === null) throw refusal(url, answer.status, text)
    return { events: JSON.parse(text), lastId, pollMs: pollMs(answer.headers.get('ratelimit-policy')) }
  } catch (error) {
    if (error instanceof AppError) throw error
    const { cause, message } = error as Error & { cause?: { code?: string } }
    return { waitMs: POLL_MS, reason: `The service does not answer (${cause?.code ?? message}).` }
  }
}

/** Describes an error response in a sentence; a typed address may belong to any server. */
function refusal(url: string, status: number, text: string): AppError {
  const said = detailOf(text)
  const hint = status === 401 || status === 403 || status === 422 ? '' : ' Is --server the base address, with /api/v1?'
  return new AppError('invalid_request', `${new URL(url).origin} answers with ${status}.${said}${hint}`)
}

function detailOf(text: string): string {
  try {
    const { detail } = JSON.parse(text)
    return ` ${Array.isArray(detail) ? detail.map(({ msg }) => msg).join(' ') : (detail ?? '')}`
  } catch {
    return ''
  }
}

/** Reads `"minute";q=60;w=60, …`: the quota of each window in seconds. */
function pollMs(policy: string | null): number {
  const windows = [...(policy ?? '').matchAll(/;q=(\d+);w=(\d+)/g)]
  return Math.max(POLL_MS, ...windows.map(([, quota, seconds]) => (Number(seconds) * 1_000 * SHARE) / Number(quota)))
}
