import { LaurelError, refusal } from './laurel-error.ts'
import { mayRetry, retryDelay, waitFor } from './retry.ts'

/** Options of a single call. */
export type RequestOptions = {
  /** Cancels the call, also while it waits for a retry; it then fails with the signal's reason. */
  signal?: AbortSignal | undefined
  /** The timeout of one attempt in milliseconds; for a download, until it starts. */
  timeoutMs?: number | undefined
  /** The maximum number of retries when a retry can help. */
  maxRetries?: number | undefined
  /** A request repeated with the same key takes effect once. By default, each call has its own key. */
  idempotencyKey?: string | undefined
  headers?: Record<string, string> | undefined
}

export type Settings = {
  /** The URL of your service, such as `https://certificates.example.org`; with a path, the full base URL of the API. */
  baseUrl: string
  /** An API key; public operations need none. */
  key?: string | undefined
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch | undefined
  /** The timeout of one attempt in milliseconds: 60,000 by default. */
  timeoutMs?: number | undefined
  /** The maximum number of retries when a retry can help: 2 by default. */
  maxRetries?: number | undefined
  /** Sent with every request. */
  headers?: Record<string, string> | undefined
}

export type Call = {
  method: string
  url: string
  body?: string | FormData | undefined
  headers: Record<string, string>
  /** A POST that repeats its effect when it is sent again: it is retried only if it certainly had no effect. */
  once: boolean
}

/**
 * Sends a request until it succeeds, or a retry cannot help.
 * @param read converts a successful response; it is part of the attempt, since the connection can break while it reads
 * @throws LaurelError, or the reason of `signal`
 */
export async function sendRequest<Answer>(
  settings: Settings,
  call: Call,
  options: RequestOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const { maxRetries = settings.maxRetries ?? 2, signal } = options
  for (let tried = 0; ; tried++) {
    signal?.throwIfAborted()
    try {
      return await tryOnce(settings, call, options, read)
    } catch (error) {
      if (tried >= maxRetries || !(error instanceof LaurelError) || !mayRetry(call, error)) throw error
      await waitFor(retryDelay(error, tried), signal)
    }
  }
}

async function tryOnce<Answer>(
  { fetch = globalThis.fetch, timeoutMs: usual = 60_000 }: Settings,
  { method, url, body, headers }: Call,
  { signal, timeoutMs = usual }: RequestOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), timeoutMs)
  const either = signal ? AbortSignal.any([signal, late.signal]) : late.signal
  try {
    const response = await fetch(url, { method, headers, signal: either, ...(body === undefined ? {} : { body }) })
    if (!response.ok) throw refusal(response, await response.text())
    return await read(response)
  } catch (error) {
    if (error instanceof LaurelError) throw error
    signal?.throwIfAborted()
    const { host } = new URL(url)
    throw late.signal.aborted
      ? new LaurelError(`${host} did not answer within ${timeoutMs} ms.`, { code: 'timeout', cause: error })
      : new LaurelError(`${host} cannot be reached: ${error}`, { code: 'network_error', cause: error })
  } finally {
    clearTimeout(timer)
  }
}
