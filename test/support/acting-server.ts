import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { CANCEL_REQUEST, int32, readMessages, SSL_REQUEST, writeMessage } from './wire-messages.ts'

/** `silent` accepts connections and never responds, and `mute` falls silent after the sign-in. */
export type Part = 'primary' | 'standby' | 'read-only' | 'silent' | 'mute' | 'full'

const BOOLEAN = int32(16)
const int16 = (value: number) => int32(value).subarray(2)
const READY = writeMessage('Z', Buffer.from('I'))
const GREETING = Buffer.concat([writeMessage('R', int32(0)), writeMessage('K', int32(1, 1)), READY])
const FULL = writeMessage('E', ...['SFATAL', 'VFATAL', 'C53300', 'Mtoo many connections', ''])

/** Acts as a PostgreSQL server that is asked of which kind it is. Its part can change. */
export async function startActingServer(part: Part) {
  const sockets = new Set<Socket>()
  const acting = { part, opened: 0 }
  const server = createServer((socket) => {
    acting.opened++
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    const handle = readMessages(
      ({ type, body }) => {
        if (acting.part === 'silent') return
        if (type === 'X') return void socket.end()
        if (type === 'Q') return void (acting.part !== 'mute' && socket.write(answer(acting.part)))
        const code = body.readInt32BE(0)
        if (code === SSL_REQUEST) socket.write('N')
        else if (code === CANCEL_REQUEST) socket.end()
        else if (acting.part === 'full') socket.end(FULL)
        else socket.write(GREETING)
      },
      { startsBare: true },
    )
    socket.on('data', handle)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return Object.assign(acting, {
    port,
    place: `127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  })
}

function answer(part: Part): Buffer {
  const values = { standby: part === 'standby', read_only: part !== 'primary' }
  const columns = Object.keys(values).map((name) =>
    Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), BOOLEAN, int16(1), int32(-1), int16(0)]),
  )
  const cells = Object.values(values).map((value) => Buffer.concat([int32(1), Buffer.from(value ? 't' : 'f')]))
  return Buffer.concat([
    writeMessage('T', int16(columns.length), ...columns),
    writeMessage('D', int16(cells.length), ...cells),
    writeMessage('C', 'SELECT 1'),
    READY,
  ])
}
