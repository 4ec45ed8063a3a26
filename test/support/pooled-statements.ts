import { takeText, type WireMessage, writeMessage } from './wire-messages.ts'

/** A message whose response is awaited, up to the sync that ends its group. */
type Awaited = { is: 'parse'; id: string; isOwn: boolean } | { is: 'close'; isParse: boolean } | { is: 'sync' }
export type ServerStatements = { prepared: Set<string>; awaited: Awaited[] }

const ids = new Map<string, string>()

/** The same statement has one name on all connections to the server, as in PgBouncer. */
function idOf(statement: Buffer): string {
  const key = statement.toString('latin1')
  const id = ids.get(key) ?? `POOLED_${ids.size + 1}`
  ids.set(key, id)
  return id
}

/**
 * Replaces the names of a client's prepared statements by those on the server, as PgBouncer does from 1.21 on with
 * `max_prepared_statements`, and prepares a statement where the server does not have it.
 */
export function rewriteStatements() {
  const named = new Map<string, Buffer>()

  const require = (server: ServerStatements, name: string): [id: string, before: Buffer[]] => {
    const statement = named.get(name)
    // The server rejects the name.
    if (statement === undefined) return [name, []]
    const id = idOf(statement)
    if (server.prepared.has(id)) return [id, []]
    server.prepared.add(id)
    server.awaited.push({ is: 'parse', id, isOwn: true })
    return [id, [writeMessage('P', id, statement)]]
  }
  const closeNothing = (server: ServerStatements, isParse: boolean) => {
    server.awaited.push({ is: 'close', isParse })
    return [writeMessage('C', Buffer.from('S'), 'POOLED_NONE')]
  }

  /** Returns the messages for the server. */
  const toServer = (server: ServerStatements, { type, body }: WireMessage): Buffer[] => {
    if (type === 'P') {
      const [name, statement] = takeText(body)
      const id = name === '' ? '' : idOf(statement)
      if (name !== '') named.set(name, Buffer.from(statement))
      // The response to closing nothing becomes that to the omitted message.
      if (server.prepared.has(id)) return closeNothing(server, true)
      if (name !== '') server.prepared.add(id)
      server.awaited.push({ is: 'parse', id, isOwn: false })
      return [writeMessage('P', id, statement)]
    }
    if (type === 'B') {
      const [portal, rest] = takeText(body)
      const [name, values] = takeText(rest)
      if (name === '') return [writeMessage(type, body)]
      const [id, before] = require(server, name)
      return [...before, writeMessage(type, portal, id, values)]
    }
    if ((type === 'D' || type === 'C') && body[0] === 0x53) {
      const [name] = takeText(body.subarray(1))
      if (type === 'C' && named.delete(name)) return closeNothing(server, false)
      const [id, before] = require(server, name)
      if (type === 'C') server.awaited.push({ is: 'close', isParse: false })
      return [...before, writeMessage(type, Buffer.from('S'), id)]
    }
    if (type === 'C') server.awaited.push({ is: 'close', isParse: false })
    if (type === 'S' || type === 'Q') server.awaited.push({ is: 'sync' })
    return [writeMessage(type, body)]
  }

  /** Returns the messages for the client. */
  const toClient = (server: ServerStatements, { type, body }: WireMessage): Buffer[] => {
    const { awaited, prepared } = server
    if (type === '1') {
      const { isOwn } = awaited.shift() as Extract<Awaited, { is: 'parse' }>
      return isOwn ? [] : [writeMessage(type)]
    }
    if (type === '3') {
      const { isParse } = awaited.shift() as Extract<Awaited, { is: 'close' }>
      return [writeMessage(isParse ? '1' : '3')]
    }
    if (type === 'E')
      // The server skips everything up to the next sync.
      while (awaited.length > 0 && awaited[0]!.is !== 'sync') {
        const skipped = awaited.shift()!
        if (skipped.is === 'parse') prepared.delete(skipped.id)
      }
    if (type === 'Z') awaited.shift()
    if (type === 'C' && /^(DISCARD|DEALLOCATE) ALL/.test(body.toString('latin1'))) {
      named.clear()
      prepared.clear()
    }
    return [writeMessage(type, body)]
  }
  return { toServer, toClient }
}

/** Leaves names as they are, as PgBouncer did before. */
export function passStatements(): ReturnType<typeof rewriteStatements> {
  return {
    toServer: (server, { type, body }) => {
      if (type === 'S' || type === 'Q') server.awaited.push({ is: 'sync' })
      return [writeMessage(type, body)]
    },
    toClient: (server, { type, body }) => {
      if (type === 'Z') server.awaited.shift()
      return [writeMessage(type, body)]
    },
  }
}
