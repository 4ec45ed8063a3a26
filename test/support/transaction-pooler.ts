import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])
/** A process number that no server has. */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12, 0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 1])

/**
 * A pooler in transaction mode, as PgBouncer works: a client gets a connection to the server for each transaction, the
 * one that was used last. It knows as much of the protocol as simple queries of a trusted user need.
 */
export async function startTransactionPooler(databaseUrl: string) {
  const { host, port, user, database } = new pg.Client({ connectionString: databaseUrl })
  const idle: Socket[] = []
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => sockets.add(socket.on('error', () => {}))
  const open = async (): Promise<Socket> => {
    const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    keep(socket)
    const text = Buffer.from(`user\0${user}\0database\0${database}\0\0`)
    const head = Buffer.alloc(8)
    head.writeInt32BE(text.length + 8, 0)
    head.writeInt32BE(196_608, 4)
    socket.write(Buffer.concat([head, text]))
    for (;;) if (((await once(socket, 'data')) as [Buffer])[0].includes(READY)) return socket
  }
  const pooler = createServer(async (client) => {
    keep(client)
    await once(client, 'data')
    client.write(Buffer.concat([AUTHENTICATED, KEY_DATA, READY]))
    let server: Socket | null = null
    client.on('data', async (chunk) => {
      if (chunk[0] === 0x58) return void client.end()
      if (server === null) {
        server = idle.pop() ?? (await open())
        server.on('data', (answer) => {
          const isOver = answer.subarray(-READY.length).equals(READY)
          if (isOver) {
            server!.removeAllListeners('data')
            idle.push(server!)
            server = null
          }
          client.write(answer)
        })
      }
      server.write(chunk)
    })
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const address = pooler.address() as { port: number }
  return {
    url: `postgres://${user}@127.0.0.1:${address.port}/${database}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      pooler.close()
      await once(pooler, 'close')
    },
  }
}
