import type { SmtpServer } from './smtp-connections.ts'
import { openSmtpSession } from './smtp-session.ts'

/** Connection settings allowed in the address, by nodemailer's names. */
const SETTINGS = [
  ...['host', 'port', 'secure', 'tls', 'requireTLS', 'ignoreTLS', 'opportunisticTLS', 'name', 'localAddress'],
  ...['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'],
]

/** Parses an address such as smtp://user:password@mail.example.org:587?maxConnections=10 as nodemailer does. */
export async function readSmtpUrl(url: string): Promise<SmtpServer> {
  const { parseConnectionUrl } = await import('nodemailer/lib/shared')
  const options = parseConnectionUrl(url)
  const { auth, authMethod } = options
  const connection = {
    ...Object.fromEntries(SETTINGS.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]]))),
    ...(auth ? { auth: { ...auth, ...(authMethod ? { method: String(authMethod) } : {}) } } : {}),
  }
  return {
    open: (times) => openSmtpSession(connection, times),
    atOnce: count(options['maxConnections'], 5, 100),
    mailsEach: count(options['maxMessages'], 100, 1_000_000),
  }
}

function count(value: unknown, usual: number, max: number): number {
  const number = Math.floor(Number(value))
  return number >= 1 ? Math.min(number, max) : usual
}
