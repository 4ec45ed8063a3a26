import type { SMTPConnectionAuth, SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'

export type SmtpServer = {
  connection: SMTPConnectionOptions & { auth?: SMTPConnectionAuth }
  /** Connections at once, and mails over each of them. */
  atOnce: number
  mailsEach: number
}

/** What an address may set of a connection, by the names that nodemailer has for it. */
const SETTINGS = [
  ...['host', 'port', 'secure', 'tls', 'requireTLS', 'ignoreTLS', 'opportunisticTLS', 'name', 'localAddress'],
  ...['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'],
]

/** Reads an address such as smtp://user:password@mail.example.org:587?maxConnections=10 as nodemailer does. */
export async function readSmtpUrl(url: string): Promise<SmtpServer> {
  const { parseConnectionUrl } = await import('nodemailer/lib/shared')
  const said = parseConnectionUrl(url)
  const { auth, authMethod } = said
  return {
    connection: {
      ...Object.fromEntries(SETTINGS.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]]))),
      ...(auth ? { auth: { ...auth, ...(authMethod ? { method: String(authMethod) } : {}) } } : {}),
    },
    atOnce: count(said['maxConnections'], 5, 100),
    mailsEach: count(said['maxMessages'], 100, 1_000_000),
  }
}

function count(value: unknown, usual: number, most: number): number {
  const number = Math.floor(Number(value))
  return number >= 1 ? Math.min(number, most) : usual
}
