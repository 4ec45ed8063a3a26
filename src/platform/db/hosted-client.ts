import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { aim, findHost, moveTo, type Route, requireKind, routeOf } from './choose-host.ts'
import { cutConnection } from './cut-connection.ts'
import type { DatabaseHost } from './database-address.ts'

/** Other servers are asked if the one that served last takes longer. */
const HEAD_START_MS = 300
const PAUSE_MS = 250
/** For clients without a limit of their own. */
const CONNECT_WITHIN_MS = 10_000

type Done = (error: Error | null) => void
type Config = pg.ClientConfig & { connectionString: string }

/**
 * Makes a connection, not yet open, to the first server of a URL that is of the wanted kind: the one that served last,
 * or another one if that is gone, slow to respond, or of another kind by now. So a dead server costs its timeout no one.
 */
export function hostedClient({ connectionString, ...others }: Config): pg.Client {
  const route = routeOf(connectionString)
  const config = { ...others, connectionString: route.url }
  const client = new pg.Client(config)
  if (route.hosts.length === 1 && route.target === 'any') return client
  client.connect = ((done?: Done) => {
    const connected = connectToFirst(client, config, route)
    if (done === undefined) return connected
    connected.then(() => done(null), done)
    return undefined
  }) as pg.Client['connect']
  return client
}

/** Makes connections for a pool, whose `Client` it is. */
export function clientOf(url: string): NonNullable<pg.PoolConfig['Client']> {
  return function client(options: pg.ClientConfig) {
    return hostedClient({ ...options, connectionString: url })
  } as unknown as NonNullable<pg.PoolConfig['Client']>
}

/** Makes a connection, not yet open, to the same server as that of another one. */
export function clientBeside(other: pg.ClientBase, { connectionString, ...config }: Config): pg.Client {
  const client = new pg.Client({ ...config, connectionString: routeOf(connectionString).url })
  aim(client, other as unknown as DatabaseHost)
  return client
}

/**
 * Calls `leave` when a server other than that of the connection takes the place of the current one, until the connection
 * has ended.
 */
export function onMove(client: pg.ClientBase, url: string, leave: () => void): void {
  const { onMove, hosts, target } = routeOf(url)
  if (hosts.length === 1 || (target !== 'read-write' && target !== 'primary')) return
  const { host, port } = client as unknown as DatabaseHost
  const moved = () => {
    const { current } = routeOf(url)
    if (current.host !== host || current.port !== port) leave()
  }
  onMove.add(moved)
  client.once('end', () => onMove.delete(moved))
}

async function connectToFirst(client: pg.Client, config: Config, route: Route): Promise<pg.Client> {
  const late = performance.now() + (config.connectionTimeoutMillis ?? CONNECT_WITHIN_MS)
  const ignore = () => {}
  client.on('error', ignore)
  try {
    const first = route.current
    const attempt = connectTo(client, first, route)
    if (await isSoon(attempt)) return client
    const found = await within(late, Promise.any([attempt.then(() => null), searchBeside(attempt, route)]))
    // The first server may only have been slow.
    if (found === null || (found === first && (await attempt.then(Boolean, () => false)))) return client
    renew(client, config)
    await connectTo(client, found, route, true)
    moveTo(route, found)
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  } finally {
    client.off('error', ignore)
  }
}

/** Connects, and checks the kind of the server except after a search, which has checked it. */
async function connectTo(client: pg.Client, host: DatabaseHost, { target }: Route, isChecked = false): Promise<true> {
  aim(client, host)
  await (pg.Client.prototype.connect as () => Promise<unknown>).call(client)
  if (!isChecked) await requireKind(client, target)
  return true
}

/** Whether an attempt succeeds within the head start; false as soon as it fails. */
async function isSoon(attempt: Promise<true>): Promise<boolean> {
  const over = new AbortController()
  const late = wait(HEAD_START_MS, false, { signal: over.signal }).catch(() => false)
  const soon = await Promise.race([attempt.catch(() => false), late])
  over.abort()
  return soon
}

/** Searches again and again until the attempt to reach the first server has an end. */
async function searchBeside(attempt: Promise<true>, route: Route): Promise<DatabaseHost> {
  let hasFailed = false
  attempt.catch(() => {
    hasFailed = true
  })
  for (;;) {
    try {
      return await findHost(route)
    } catch (error) {
      if (hasFailed) throw error
      await wait(PAUSE_MS)
    }
  }
}

/** The last error, that of the search, says of each server what is wrong with it. */
async function within<T>(late: number, work: Promise<T>): Promise<T> {
  const over = new AbortController()
  const tooLate = wait(late - performance.now(), null, { signal: over.signal }).then(() => {
    throw new Error('timeout expired')
  })
  tooLate.catch(() => {})
  try {
    return await Promise.race([work, tooLate])
  } catch (error) {
    throw error instanceof AggregateError ? error.errors.at(-1) : error
  } finally {
    over.abort()
  }
}

/** Gives a connection that was not established, or is not wanted, the state of a new one; listeners stay. */
function renew(client: pg.Client, config: Config): void {
  const { connection, connectionTimeoutHandle } = client as unknown as {
    connection: NodeJS.EventEmitter
    connectionTimeoutHandle?: NodeJS.Timeout
  }
  clearTimeout(connectionTimeoutHandle)
  connection.removeAllListeners().on('error', () => {})
  cutConnection(client)
  const { _events, _eventsCount, _maxListeners, ...state } = Object.getOwnPropertyDescriptors(
    new pg.Client(config),
  ) as Record<string, PropertyDescriptor>
  Object.defineProperties(client, state)
}
