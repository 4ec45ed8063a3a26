import { LaurelError, refusal } from './laurel-error.ts'
import { mayRetry, retryDelay, waitFor } from './retry.ts'

/** What one call may say of its own. */
export type RequestOptions = {
  /** Ends the call, also while it waits to try again; it then fails with the signal's reason. */
  signal?: AbortSignal | undefined
  /** For how long one attempt may take, in milliseconds; of a download, until it begins. */
  timeoutMs?: number | undefined
  /** How often it is tried again where that can help. */
  maxRetries?: number | undefined
  /** The same request with the same key is done once. Without one, each call has its own. */
  idempotencyKey?: string | undefined
  headers?: Record<string, string> | undefined
}

export type Settings = {
  /** Of your service: `https://certificates.example.org`; with a path, the whole one of the interface. */
  baseUrl: string
  /** An API key; what is public needs none. */
  key?: string | undefined
  /** Instead of the global one. */
  fetch?: typeof fetch | undefined
  /** For how long one attempt may take, in milliseconds: 60,000 unless told. */
  timeoutMs?: number | undefined
  /** How often a call is tried again where that can help: 2 unless told. */
  maxRetries?: number | undefined
  /** Goes with every request. */
  headers?: Record<string, string> | undefined
}

export type Call = {
  method: string
  url: string
  body?: string | FormData | undefined
  headers: Record<string, string>
  /** A POST that is done again when it is sent again: only what was surely not done is sent again. */
  once: boolean
}

/**
 * Sends a request until it is answered, or trying again cannot help.
 * @param read makes of a good answer what the caller wants; it belongs to the attempt, since a connection can break there
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
