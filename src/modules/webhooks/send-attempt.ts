import { type Agent, type Dispatcher, request } from 'undici'
import { toSafeFetchError } from '../../platform/safe-fetch/index.ts'
import { untilAborted } from '../../platform/safe-fetch/until-aborted.ts'
import { ANSWER_BYTES, ATTEMPT_MS } from './delivery-schedule.ts'

/**
 * How an attempt ended. `error` is null for a 2xx answer, `status` for any other, and else why there was no whole answer:
 * dns, tls, timeout, refused_address or connection.
 */
export type Outcome = { statusCode: number | null; error: string | null; responseBody: Buffer | null }

export type Outgoing = { url: string; headers: Record<string, string>; body: Buffer; mayBegin: () => boolean }

/**
 * Sends the bytes as they are, follows no redirect, and reads at most the first 16 KiB of the answer.
 * @param mayBegin is asked when there is a connection, right before the first byte goes out
 * @returns null when it did not go out, because it was not to begin any more
 */
export async function sendAttempt(agent: Agent, { url, headers, body, mayBegin }: Outgoing): Promise<Outcome | null> {
  const signal = AbortSignal.timeout(ATTEMPT_MS)
  const outcome: Outcome = { statusCode: null, error: null, responseBody: null }
  let kept = false
  const dispatcher = agent.compose(
    keepUnless(() => {
      kept = !mayBegin()
      return !kept
    }),
  )
  try {
    const answer = await untilAborted(request(url, { dispatcher, method: 'POST', headers, body, signal }), signal)
    outcome.statusCode = answer.statusCode
    outcome.responseBody = await readBeginning(answer.body, signal)
    if (answer.statusCode < 200 || answer.statusCode > 299) outcome.error = 'status'
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

async function readBeginning(body: Dispatcher.ResponseData['body'], signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const read = async () => {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= ANSWER_BYTES) break
    }
  }
  try {
    await untilAborted(read(), signal)
  } finally {
    // Lets go of the connection when there is more; a body that is destroyed emits an error that nobody else hears.
    body.on('error', () => {}).destroy()
  }
  return Buffer.concat(chunks).subarray(0, ANSWER_BYTES)
}
