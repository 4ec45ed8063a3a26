import type { ImapFlow } from 'imapflow'

const MEGABYTE = 1024 * 1024
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * Opens the mailbox of an address such as imaps://user:password@mail.example.org/INBOX. A server that is not on this
 * machine must use TLS. Answers of the server are bounded in time and size.
 * @throws Error when the server cannot be reached, rejects the login, or lets nobody change the mailbox
 */
export async function openMailbox(address: string, signal: AbortSignal): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  const url = new URL(address)
  const secure = url.protocol === 'imaps:'
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    ...(secure || LOCAL_HOSTS.includes(url.hostname) ? {} : { doSTARTTLS: true }),
    ...(url.searchParams.get('tls.rejectUnauthorized') === 'false' ? { tls: { rejectUnauthorized: false } } : {}),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 30_000,
    maxLineLength: 16 * MEGABYTE,
    maxLiteralSize: 2 * MEGABYTE,
    maxResponseSize: 20 * MEGABYTE,
  })
  // The command that fails reports the error.
  client.on('error', () => {})
  const close = () => client.close()
  signal.addEventListener('abort', close, { once: true })
  client.once('close', () => signal.removeEventListener('abort', close))
  try {
    signal.throwIfAborted()
    await client.connect()
    const { readOnly } = await client.mailboxOpen(decodeURIComponent(url.pathname.slice(1)) || 'INBOX')
    if (readOnly) throw new Error('The mailbox may only be read, so messages in it cannot be marked as read.')
    return client
  } catch (error) {
    client.close()
    throw error
  }
}
