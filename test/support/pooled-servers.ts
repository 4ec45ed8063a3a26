import { connect, type Socket } from 'node:net'
import pg from 'pg'
import type { ServerStatements } from './pooled-statements.ts'
import { CANCEL_REQUEST, int32, readMessages, takeText, type WireMessage, writeMessage } from './wire-messages.ts'

/** Settings that belong to a client, and follow it to each connection. */
const TRACKED = new Set(['timezone', 'datestyle', 'intervalstyle', 'client_encoding', 'application_name'])

export type Vars = Map<string, string>
export type Server = ServerStatements & {
  socket: Socket
  database: string
  vars: Vars
  key: Buffer
  handle: (message: WireMessage) => void
}

export function setTracked(vars: Vars, name: string, value: string): void {
  if (TRACKED.has(name.toLowerCase())) vars.set(name.toLowerCase(), value)
}

/** Splits a name and a value that each end with a zero byte. */
export function pairOf(body: Buffer): [name: string, value: string] {
  const [name, rest] = takeText(body)
  return [name, takeText(rest)[0]]
}

/** The connections of a pooler to the server: for each database at most `size`, the one that was used last first. */
export function poolServers(address: string, { size, connectQuery }: { size: number; connectQuery: string }) {
  const { host, port, user } = new pg.Client({ connectionString: address })
  const sockets = new Set<Socket>()
  const idle: Server[] = []
  const waiting: (() => void)[] = []
  let open = 0
  const connectToServer = () => {
    const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    return socket
  }
  const openServer = async (database: string): Promise<Server> => {
    const socket = connectToServer()
    const own = { socket, database, vars: new Map(), key: Buffer.alloc(0), handle: () => {} }
    const server: Server = { ...own, prepared: new Set(), awaited: [] }
    open++
    socket.once('close', () => {
      open--
      if (idle.includes(server)) idle.splice(idle.indexOf(server), 1)
      server.handle({ type: 'closed', body: Buffer.alloc(0) })
      waiting.shift()?.()
    })
    const receive = readMessages((message) => {
      if (message.type === 'S') setTracked(server.vars, ...pairOf(message.body))
      if (message.type === 'K') server.key = Buffer.from(message.body)
      server.handle(message)
    })
    socket.on('data', receive)
    socket.write(writeMessage('', int32(196_608), 'user', user!, 'database', database, Buffer.from([0])))
    await untilReady(server)
    if (connectQuery !== '') await ask(server, connectQuery)
    return server
  }
  return {
    open: () => open,
    async take(database: string): Promise<Server> {
      for (;;) {
        const found = idle.findLastIndex((server) => server.database === database)
        if (found >= 0) return idle.splice(found, 1)[0]!
        if (open < size) return openServer(database)
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    release(server: Server) {
      server.handle = () => {}
      idle.push(server)
      waiting.shift()?.()
    },
    /** Cancels what a connection is running. @returns the connection over which the server is asked */
    cancel: ({ key }: Server): Socket => {
      const socket = connectToServer()
      socket.write(writeMessage('', int32(CANCEL_REQUEST), key))
      return socket
    },
    closeAll() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function untilReady(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.handle = ({ type, body }) => {
      if (type === 'E' || type === 'closed') reject(new Error(`The server ends a connection: ${body}`))
      if (type === 'Z') resolve()
    }
  })
}

/** Runs a statement of the pooler itself. */
export async function ask(server: Server, text: string): Promise<void> {
  server.socket.write(writeMessage('Q', text))
  await untilReady(server)
}
