import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

type Target = { path: string } | { host: string; port: number }
type Direction = 'toServer' | 'toClient'
type Route = {
  near: Socket
  far: Socket
  swallowed: Set<Direction>
  turns: Record<Direction, Promise<void>>
  answerIsLost: (() => void) | null
}
type Ambush = { text: string; when: 'before' | 'after'; spring: (route: Route, chunk: Buffer) => void }

/**
 * A way to a server of this machine that can be disturbed while connections run over it. Commands apply to the
 * connections open at that moment; later ones are whole again, but for `delay`, which lasts until it is 0, and
 * `silence`.
 */
export async function startTcpProxy(first: Target) {
  let target = first
  const routes = new Set<Route>()
  const delays: Record<Direction, number> = { toServer: 0, toClient: 0 }
  const silenced = new Set<Direction>()
  let ambush: Ambush | null = null
  const server = createServer({ noDelay: true }, (near) => {
    const route: Route = {
      near,
      far: connect(target),
      swallowed: new Set(silenced),
      turns: { toServer: Promise.resolve(), toClient: Promise.resolve() },
      answerIsLost: null,
    }
    routes.add(route)
    const end = () => {
      routes.delete(route)
      near.destroy()
      route.far.destroy()
    }
    for (const socket of [near, route.far]) socket.on('error', () => {}).on('close', end)
    near.on('data', (chunk) => {
      if (ambush !== null && chunk.includes(ambush.text)) {
        const { when, spring } = ambush
        ambush = null
        if (when === 'before') return spring(route, chunk)
        route.answerIsLost = () => spring(route, chunk)
      }
      pass(route, 'toServer', chunk)
    })
    route.far.on('data', (chunk) => {
      if (route.answerIsLost === null) return pass(route, 'toClient', chunk)
      route.answerIsLost()
      route.answerIsLost = null
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  /** A piece never overtakes the one before it, also when the delay becomes shorter. */
  function pass(route: Route, direction: Direction, chunk: Buffer): void {
    const to = direction === 'toServer' ? route.far : route.near
    const due = Date.now() + delays[direction]
    route.turns[direction] = route.turns[direction].then(async () => {
      const rest = due - Date.now()
      if (rest > 0) await wait(rest)
      if (!route.swallowed.has(direction) && !to.destroyed) to.write(chunk)
    })
  }
  const cut = (route: Route) => route.near.resetAndDestroy()
  const swallow = (directions: Direction[]) => {
    for (const { swallowed } of routes) for (const direction of directions) swallowed.add(direction)
  }

  return {
    port: (server.address() as { port: number }).port,
    connections: () => routes.size,
    /** Leads connections that are opened from now on to another server. */
    leadTo(other: Target) {
      target = other
    },
    /** Resets every connection. */
    cut: () => routes.forEach(cut),
    /** Keeps every connection open and lets nothing more through, in both directions or one. */
    swallow: (...directions: Direction[]) => swallow(directions.length > 0 ? directions : ['toServer', 'toClient']),
    /**
     * The same also for connections that are opened from now on. These connections never recover, but `speak` lets new
     * ones work.
     */
    silence(...directions: Direction[]) {
      for (const direction of directions) silenced.add(direction)
      swallow(directions)
    },
    speak: () => silenced.clear(),
    delay(direction: Direction, milliseconds: number) {
      delays[direction] = milliseconds
    },
    /**
     * Waits for the next piece with this text on its way to the server. A statement's own text is sent to be prepared
     * alone, and its values each time. With `before` the server never gets it, with
     * `after` it does and its answer is lost. Then the connection is cut, or what `then` does instead happens.
     * @returns when that has happened
     */
    ambush: (text: string, when: Ambush['when'], then?: () => void) =>
      new Promise<void>((resolve) => {
        const spring = (route: Route) => {
          if (then) then()
          else cut(route)
          resolve()
        }
        ambush = { text, when, spring }
      }),
    /** Keeps the next piece with this text, and what follows it on its connection, until it is released. */
    hold(text: string) {
      const reached = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      const spring = (route: Route, chunk: Buffer) => {
        route.turns.toServer = route.turns.toServer.then(() => released.promise)
        pass(route, 'toServer', chunk)
        reached.resolve()
      }
      ambush = { text, when: 'before', spring }
      return { reached: reached.promise, release: released.resolve }
    },
    async [Symbol.asyncDispose]() {
      for (const { near, far } of routes) {
        near.destroy()
        far.destroy()
      }
      server.close()
      await once(server, 'close')
    },
  }
}

export type DatabaseProxy = Awaited<ReturnType<typeof startDatabaseProxy>>

/** A proxy before the server of a database, and the address of the database over it. */
export async function startDatabaseProxy(databaseUrl: string) {
  const proxy = await startTcpProxy(targetOf(databaseUrl))
  const address = new URL(databaseUrl)
  const user = [address.username, address.password].filter(Boolean).join(':')
  return {
    ...proxy,
    url: `postgres://${user}@127.0.0.1:${proxy.port}${address.pathname}`,
    leadTo: (databaseUrl: string) => proxy.leadTo(targetOf(databaseUrl)),
  }
}

function targetOf(databaseUrl: string): Target {
  const { host, port } = new pg.Client({ connectionString: databaseUrl })
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}

/** Messages that PostgreSQL drivers send to end a transaction: the whole text of a simple query, with its end. */
export const COMMIT = 'commit\0'
