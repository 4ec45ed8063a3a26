/** The most recent requests to the API, newest first, shown as commands. */
export type SentRequest = { method: string; url: string; body: string | null }

const KEPT = 20
const sent: SentRequest[] = []

export function noteRequest(url: string, init: RequestInit = {}): void {
  if (/\/api\/v1\/(auth|me)\b/.test(url)) return
  const body = typeof init.body === 'string' ? init.body : init.body ? '(a file)' : null
  sent.unshift({ method: init.method ?? 'GET', url, body })
  sent.length = Math.min(sent.length, KEPT)
}

export const lastRequests = (): readonly SentRequest[] => sent

/** The last change made by this tab, or the last read if there was none; searches of the palette are skipped. */
export const lastCall = (): SentRequest | undefined =>
  sent.find(({ method }) => method !== 'GET') ?? sent.find(({ url }) => !/\/search\?/.test(url))
