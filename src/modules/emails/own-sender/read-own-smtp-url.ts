import { hostAndPort, validateTarget } from '../../../lib/safe-fetch/index.ts'

/** The mail server of an organisation. */
export type OwnServer = {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean
  login: { user: string; pass: string } | null
  /** The operator allows this target although it is internal; it may also go without TLS. */
  isAllowed: boolean
}

const FORM =
  'smtp_url must be an address such as smtp://user:password@smtp.example.org:587 or smtps://…, with /, @, :, # and % ' +
  'in user and password written as %2F, %40, %3A, %23 and %25, and nothing after the port'
const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }

/**
 * Reads the SMTP URL of an organisation. Its host is validated like the target of a webhook. Options after the port,
 * which could replace the host, are refused.
 */
export function readOwnSmtpUrl(
  text: string,
  { allow }: { allow: ReadonlySet<string> },
): { ok: true; server: OwnServer } | { ok: false; reason: string; type: string } {
  const refuse = (reason: string, type = 'smtp_url') => ({ ok: false, reason, type }) as const
  const url = /[\s\x00-\x1f\x7f\\]/.test(text) ? null : URL.parse(text)
  const usualPort = url && PORTS[url.protocol]
  if (!url || !usualPort || url.hostname === '' || !['', '/'].includes(url.pathname) || url.search || url.hash)
    return refuse(FORM)
  const login = readLogin(url)
  if (login === 'bad') return refuse(FORM)
  const judged = validateTarget(`https://${url.hostname}:${url.port || usualPort}`, { allow })
  if (!judged.ok) return refuse(judged.reason, 'refused_target')
  const port = Number(url.port || usualPort)
  const host = judged.url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  const isAllowed = allow.has(hostAndPort(judged.url.hostname, String(port), 'https:'))
  return { ok: true, server: { host, port, secure: url.protocol === 'smtps:', login, isAllowed } }
}

/** Both or neither must be set, with valid percent-encoding. */
function readLogin({ username, password }: URL): OwnServer['login'] | 'bad' {
  if (username === '' && password === '') return null
  try {
    const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
    const isUsable = [user, pass].every((part) => part !== '' && part.length <= 300 && !/\p{Cc}/u.test(part))
    return isUsable ? { user, pass } : 'bad'
  } catch {
    return 'bad'
  }
}
