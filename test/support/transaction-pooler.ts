import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import pg from 'pg'
import { ask, pairOf, poolServers, type Server, setTracked, type Vars } from './pooled-servers.ts'
import { passStatements, rewriteStatements } from './pooled-statements.ts'
import { CANCEL_REQUEST, int32, readMessages, SSL_REQUEST, type WireMessage, writeMessage } from './wire-messages.ts'

/** A process number that no server has. */
const NO_PROCESS = 0x7fff0000

type Servers = ReturnType<typeof poolServers>
type Statements = ReturnType<typeof rewriteStatements>
type Client = { key: number; server: Server | null; vars: Vars; database: string; statements: Statements }

export type TransactionPooler = Awaited<ReturnType<typeof startTransactionPooler>>

/**
 * A pooler in transaction mode, as PgBouncer works: a client gets a connection to the server for each transaction, the
 * one that was used last. It serves every database of the server, to trusted users.
 * @param options.connectQuery runs on each connection to the server first
 * @param options.prepared whether prepared statements follow their client, as from PgBouncer 1.21 on
 */
export async function startTransactionPooler(
  address: string,
  { connectQuery = '', prepared = true, size = 20 }: { connectQuery?: string; prepared?: boolean; size?: number } = {},
) {
  const { user, database } = new pg.Client({ connectionString: address })
  const servers = poolServers(address, { size, connectQuery })
  const clients = new Map<number, Client>()
  const sockets = new Set<Socket>()
  let keys = 0

  const open = (near: Socket, startup: Vars) => {
    const statements = prepared ? rewriteStatements() : passStatements()
    const vars: Vars = new Map()
    for (const [name, value] of [...startup, ...optionsOf(startup.get('options') ?? '')]) setTracked(vars, name, value)
    const client = { key: ++keys, server: null, vars, database: startup.get('database')!, statements }
    clients.set(client.key, client)
    near.once('close', () => clients.delete(client.key))
    const greeting = [int32(0), int32(NO_PROCESS + client.key, client.key), Buffer.from('I')] as const
    near.write(Buffer.concat(greeting.map((body, nth) => writeMessage('RKZ'[nth]!, body))))
    return serve(near, client, servers)
  }
  const cancel = (near: Socket, key: number) => {
    const server = clients.get(key)?.server
    if (server) servers.cancel(server).once('close', () => near.end())
    else near.end()
  }
  const pooler = createServer((near) => {
    sockets.add(near.on('error', () => {}).on('close', () => sockets.delete(near)))
    let handle = ({ body }: WireMessage): void => {
      const kind = body.readInt32BE(0)
      if (kind === SSL_REQUEST) near.write('N')
      else if (kind === CANCEL_REQUEST) cancel(near, body.readInt32BE(8))
      else handle = open(near, varsOf(body.subarray(4)))
    }
    near.on(
      'data',
      readMessages((message) => handle(message), { startsBare: true }),
    )
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const { port } = pooler.address() as { port: number }
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    /** How many connections to the server are open. */
    open: servers.open,
    clients: (): ReadonlySet<Socket> => sockets,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      servers.closeAll()
      pooler.close()
      await once(pooler, 'close')
    },
  }
}

/** Serves the messages of a client. It has a connection to the server from the first one of a transaction to its end. */
function serve(near: Socket, client: Client, servers: Servers): (message: WireMessage) => void {
  const { vars, statements } = client
  const link = async (): Promise<Server> => {
    const server = await servers.take(client.database)
    client.server = server
    const others = [...vars].filter(([name, value]) => server.vars.get(name) !== value)
    if (others.length > 0)
      await ask(server, others.map(([name, value]) => `set ${name} = ${pg.escapeLiteral(value)}`).join(';'))
    for (const name of vars.keys()) vars.set(name, server.vars.get(name)!)
    server.handle = (message) => {
      if (message.type === 'closed') return void near.destroy()
      if (message.type === 'S') setTracked(vars, ...pairOf(message.body))
      const answer = Buffer.concat(statements.toClient(server, message))
      if (message.type === 'Z' && message.body.toString() === 'I' && server.awaited.length === 0) {
        client.server = null
        servers.release(server)
      }
      near.write(answer)
    }
    return server
  }
  // A transaction that lost its client is rolled back with its connection.
  near.once('close', () => client.server?.socket.destroy())
  let turn = Promise.resolve()
  const pass = async (message: WireMessage) => {
    if (message.type === 'X') return void near.end()
    const server = client.server ?? (await link())
    server.socket.write(Buffer.concat(statements.toServer(server, message)))
  }
  return (message) => {
    turn = turn.then(() => pass(message)).catch(() => void near.destroy())
  }
}

function varsOf(body: Buffer): Vars {
  const vars: Vars = new Map()
  for (let rest = body; rest[0] !== 0; ) {
    const [name, value] = pairOf(rest)
    vars.set(name, value)
    rest = rest.subarray(Buffer.byteLength(name) + Buffer.byteLength(value) + 2)
  }
  return vars
}

/** The settings in a startup parameter such as `-c a=b -c d=e`. */
const optionsOf = (options: string): [string, string][] =>
  [...options.matchAll(/-c ([^=\s]+)=(\S+)/g)].map(([, name, value]) => [name!, value!])
