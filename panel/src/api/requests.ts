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

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A request as a command that does the same with an API key. What was sent to sign in is never among them. */
export function asCurl({ method, url, body }: SentRequest): string {
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(url)}`,
    `-H 'Authorization: Bearer '"$LAUREL_KEY"`,
    ...(body === null ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`]),
  ].join(' \\\n  ')
}
