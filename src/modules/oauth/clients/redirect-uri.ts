const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Programs with a scheme of their own that has no dot. */
const APP_SCHEMES = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:'])
const MAX_CHARACTERS = 500

/**
 * Returns why a redirect URI cannot be accepted, or null: https, http to this machine, or a scheme of a program, which
 * has a dot (RFC 8252, section 7.1). Schemes that browsers run, such as javascript, are none of these.
 */
export function redirectProblem(text: string): string | null {
  if (text.length > MAX_CHARACTERS) return `A redirect URI may have at most ${MAX_CHARACTERS} characters.`
  const url = /[\s\x00-\x1f\x7f\\]/.test(text) ? null : URL.parse(text)
  if (url === null) return 'A redirect URI must be a complete address.'
  if (url.username || url.password) return 'A redirect URI must not contain a user name or password.'
  if (text.includes('#')) return 'A redirect URI must not contain a fragment.'
  if (url.protocol === 'https:' || isLoopback(url)) return null
  if (url.protocol === 'http:') return 'A redirect URI must use https, or http to localhost, 127.0.0.1 or [::1].'
  const isOfApp = APP_SCHEMES.has(url.protocol) || /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(url.protocol)
  return isOfApp ? null : `A redirect URI cannot use the scheme ${url.protocol.slice(0, 40)}`
}

/**
 * Whether a redirect URI is one of the registered ones: the same text, or on this machine the same but for the port,
 * which programs get from the system (RFC 8252, section 7.3).
 */
export function isRegistered(registered: readonly string[], asked: string): boolean {
  if (redirectProblem(asked) !== null) return false
  return registered.includes(asked) || registered.some((one) => isSameLoopback(one, asked))
}

function isSameLoopback(registered: string, asked: string): boolean {
  const [one, other] = [URL.parse(registered), URL.parse(asked)]
  if (one === null || other === null || !isLoopback(one) || !isLoopback(other)) return false
  return one.hostname === other.hostname && one.pathname === other.pathname && one.search === other.search
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && LOOPBACK.has(hostname)
}

/** Returns whom a redirect URI leads to, as people should see it: a host, or the scheme of a program. */
export function redirectHost(text: string): { host: string; isThisMachine: boolean } {
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return { host: isWeb ? url.hostname : url.protocol.slice(0, -1), isThisMachine: isLoopback(url) }
}
