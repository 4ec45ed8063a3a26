import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'

/** An IMAP server on 127.0.0.1 with one mailbox. */
export async function startMailbox({ password = 'secret', tls = false } = {}) {
  const imap = hoodiecrow({
    secureConnection: tls,
    plugins: ['ID', 'LITERALPLUS', 'UIDPLUS', 'ENABLE'],
    users: { bounces: { password } },
    storage: { INBOX: {} },
  })
  const sockets = new Set<Socket>()
  let connections = 0
  imap.server.on('connection', (socket: Socket) => {
    connections++
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  imap.server.listen(0, '127.0.0.1')
  await once(imap.server, 'listening')
  const { port } = imap.server.address() as AddressInfo
  const messages = () => imap.getMailbox('INBOX').messages
  const urlWith = (login: string) => `imap${tls ? 's' : ''}://${login}@127.0.0.1:${port}/INBOX`
  return {
    url: `${urlWith(`bounces:${encodeURIComponent(password)}`)}${tls ? '?tls.rejectUnauthorized=false' : ''}`,
    urlWith,
    put: (raw: string) => imap.appendMessage('INBOX', [], '25-Nov-2026 10:00:00 +0000', raw),
    unread: () => messages().filter(({ flags }) => !flags.includes('\\Seen')).length,
    count: () => messages().length,
    markUnread() {
      for (const message of messages()) message.flags = []
    },
    connections: () => connections,
    /** Runs `before` ahead of a command; if it returns false, the connection breaks instead. */
    intercept(command: string, before: (line: string) => boolean | Promise<boolean>) {
      const handler = imap.getCommandHandler(command)
      imap.setCommandHandler(command, async (connection, parsed, data, callback) => {
        if (await before(String(data))) handler(connection, parsed, data, callback)
        else for (const socket of sockets) socket.destroy()
      })
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      imap.server.close()
      await once(imap.server, 'close')
    },
  }
}
