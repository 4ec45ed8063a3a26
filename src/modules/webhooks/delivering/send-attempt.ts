import type { Agent, Dispatcher } from 'undici'
import { toSafeFetchError } from '../../../lib/safe-fetch/index.ts'
import { undici } from '../../../lib/safe-fetch/undici.ts'
import { untilAborted } from '../../../lib/safe-fetch/until-aborted.ts'
import { ANSWER_BYTES, ATTEMPT_MS } from './delivery-schedule.ts'

/**
 * How an attempt ended. `error` is null for a 2xx status, `status` for any other, and else why no status came: dns, tls,
 * timeout, refused_address or connection. `truncated` says that the answer did not end within what was read of it.
 */
export type Outcome = {
  statusCode: number | null
  error: string | null
  responseBody: Buffer | null
  truncated: boolean
}

export type Outgoing = { url: string; headers: Record<string, string>; body: Buffer; mayBegin: () => boolean }

/**
 * Sends the bytes as they are and follows no redirect. The status decides how the attempt ended; of the answer's body the
 * first 16 KiB are read, or what comes of it in the time of the attempt.
 * @param mayBegin is asked when there is a connection, right before the first byte goes out
 * @returns null when it did not go out, because it was not to begin any more
 */
export async function sendAttempt(agent: Agent, { url, headers, body, mayBegin }: Outgoing): Promise<Outcome | null> {
  const signal = AbortSignal.timeout(ATTEMPT_MS)
  const outcome: Outcome = { statusCode: null, error: null, responseBody: null, truncated: false }
  let kept = false
  const dispatcher = agent.compose(
    keepUnless(() => {
      kept = !mayBegin()
      return !kept
    }),
  )
  try {
    const answer = await untilAborted(
      undici().request(url, { dispatcher, method: 'POST', headers, body, signal }),
      signal,
    )
    outcome.statusCode = answer.statusCode
    if (answer.statusCode < 200 || answer.statusCode > 299) outcome.error = 'status'
    const { bytes, whole } = await readBeginning(answer.body, signal)
    outcome.responseBody = bytes
    outcome.truncated = !whole
  } catch (error) {
    if (kept) return null
    outcome.error = toSafeFetchError(error).reason
  }
  return outcome
}

/** Finding the name and connecting can take seconds, in which much can change. */
function keepUnless(mayBegin: () => boolean): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const start = handler.onRequestStart?.bind(handler)
    handler.onRequestStart = (controller, context) => {
      if (mayBegin()) start?.(controller, context)
      else controller.abort(new Error('This attempt is not to begin any more.'))
    }
    return dispatch(options, handler)
  }
}

async function readBeginning(
  body: Dispatcher.ResponseData['body'],
  signal: AbortSignal,
): Promise<{ bytes: Buffer; whole: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  const read = async () => {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size > ANSWER_BYTES) return false
    }
    return true
  }
  // A body that breaks off or takes too long is cut: the status has come, and it decides.
  const whole = await untilAborted(read(), signal).catch(() => false)
  // Lets go of the connection when there is more; a body that is destroyed emits an error that nobody else hears.
  body.on('error', () => {}).destroy()
  return { bytes: Buffer.concat(chunks).subarray(0, ANSWER_BYTES), whole }
}
