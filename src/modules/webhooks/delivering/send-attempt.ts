import type { Agent, Dispatcher } from 'undici'
import { toSafeFetchError } from '../../../lib/safe-fetch/index.ts'
import { undici } from '../../../lib/safe-fetch/undici.ts'
import { untilAborted } from '../../../lib/safe-fetch/until-aborted.ts'
import { ANSWER_BYTES, ATTEMPT_MS } from './delivery-schedule.ts'

/**
 * Result of an attempt. `error` is null for a 2xx status, `status` for any other status, and otherwise why there was
 * none: dns, tls, timeout, refused_address or connection. `truncated`: the response did not end within the part that
 * was read.
 */
export type Outcome = {
  statusCode: number | null
  error: string | null
  responseBody: Buffer | null
  truncated: boolean
}

export type Outgoing = { url: string; headers: Record<string, string>; body: Buffer; mayBegin: () => boolean }

/**
 * Sends the bytes unchanged and follows no redirect. The status decides the result; the first 16 KiB of the response
 * body are read, or as much as arrives within the time limit.
 * @param mayBegin called once there is a connection, right before the first byte is sent
 * @returns null when nothing was sent because `mayBegin` returned false
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

/** Checks again after resolving the name and connecting, which can take seconds. */
function keepUnless(mayBegin: () => boolean): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const start = handler.onRequestStart?.bind(handler)
    handler.onRequestStart = (controller, context) => {
      if (mayBegin()) start?.(controller, context)
      else controller.abort(new Error('This attempt may no longer begin.'))
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
  // A body that breaks off or takes too long is cut: the status has arrived, and it decides.
  const whole = await untilAborted(read(), signal).catch(() => false)
  // Releases the connection if there is more; a destroyed body emits an error that has no other listener.
  body.on('error', () => {}).destroy()
  return { bytes: Buffer.concat(chunks).subarray(0, ANSWER_BYTES), whole }
}
