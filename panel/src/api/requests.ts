/** What was sent last to the interface, newest first, to be shown as commands. */
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

/** What was changed last by this tab, or read last if nothing was; what the palette itself looks up is never it. */
export const lastCall = (): SentRequest | undefined =>
  sent.find(({ method }) => method !== 'GET') ?? sent.find(({ url }) => !/\/search\?/.test(url))
