import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { cutIfSilent } from './cut-connection.ts'
import {
  type DatabaseAddress,
  type DatabaseHost,
  placesOf,
  readDatabaseAddress,
  type Target,
} from './database-address.ts'

/** A server that says nothing for this long is silent. */
const ANSWER_WITHIN_MS = 3_000
/** Servers that responded are asked again after this time while others are silent. */
const PAUSE_MS = 250

/** The servers of a URL, and what this process knows about them. */
export type Route = DatabaseAddress & {
  /** The server that served last. New connections go there first. */
  current: DatabaseHost
  search: Promise<DatabaseHost> | null
  /** Called when another server has become the current one. */
  onMove: Set<() => void>
}

const routes = new Map<string, Route>()

export function routeOf(url: string): Route {
  const known = routes.get(url)
  if (known !== undefined) return known
  const address = readDatabaseAddress(url)
  const { hosts, isShuffled } = address
  const first = isShuffled ? Math.floor(Math.random() * hosts.length) : 0
  const route = { ...address, current: hosts[first]!, search: null, onMove: new Set<() => void>() }
  routes.set(url, route)
  return route
}

/** Sends later connections to this server first. */
export function moveTo(route: Route, host: DatabaseHost): void {
  if (route.current === host) return
  route.current = host
  for (const moved of route.onMove) moved()
}

/** Points a connection that is not open yet to a server. */
export function aim(client: pg.ClientBase, { host, port }: DatabaseHost): void {
  const { connectionParameters } = client as unknown as { connectionParameters: DatabaseHost }
  Object.assign(connectionParameters, { host, port })
  Object.assign(client, { host, port })
}

/**
 * Asks all servers at the same time and returns the first that is of the wanted kind. As long as one of them is silent,
 * the others are asked again, since one of them may become the primary. Concurrent callers share the search.
 * @throws AggregateError with the reason of each server if all have responded and none is of that kind
 */
export function findHost(route: Route): Promise<DatabaseHost> {
  route.search ??= search(route).finally(() => {
    route.search = null
  })
  return route.search
}

async function search(route: Route): Promise<DatabaseHost> {
  const { hosts, target } = route
  const found = Promise.withResolvers<DatabaseHost>()
  const reasons = new Map<DatabaseHost, Error>()
  const others = new Set<DatabaseHost>()
  const stop = new AbortController()
  const ask = async (host: DatabaseHost) => {
    while (!stop.signal.aborted) {
      try {
        await askHost(route, host)
        return found.resolve(host)
      } catch (error) {
        reasons.set(host, error as Error)
        if (error instanceof pg.DatabaseError && error.code === OTHER_KIND) others.add(host)
        else others.delete(host)
      }
      if (reasons.size === hosts.length) {
        const [other] = others
        return target === 'prefer-standby' && other ? found.resolve(other) : found.reject(noneFits(route, reasons))
      }
      await wait(PAUSE_MS, undefined, { signal: stop.signal }).catch(() => {})
    }
  }
  for (const host of hosts) void ask(host)
  return found.promise.finally(() => stop.abort())
}

function noneFits({ hosts, target }: Route, reasons: Map<DatabaseHost, Error>): AggregateError {
  const each = hosts.map((host) => `${placesOf([host])}: ${reasonOf(reasons.get(host)!)}`)
  return new AggregateError(
    hosts.map((host) => reasons.get(host)),
    `no server is ${target === 'any' ? 'reachable' : target} (${each.join('; ')})`,
  )
}

/** A host with several addresses fails once per address, without an overall message. */
const reasonOf = (error: Error & { code?: string }) => error.message || (error.code ?? 'no answer')

/** Opens a connection for the question alone. @throws if the server cannot be reached or is of another kind */
async function askHost({ url, target }: Route, host: DatabaseHost): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'laurel hosts',
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
  })
  client.on('error', () => {})
  aim(client, host)
  try {
    await client.connect()
    await requireKind(client, target)
  } finally {
    client.end().catch(() => {})
  }
}

const OTHER_KIND = '25006'

/** @throws DatabaseError read_only_sql_transaction if the server behind a connection is not of this kind */
export async function requireKind(client: pg.Client, target: Target): Promise<void> {
  const { rows } = await cutIfSilent(client, ANSWER_WITHIN_MS, () =>
    client.query<{ standby: boolean; read_only: boolean }>(
      `select pg_is_in_recovery() as standby, current_setting('transaction_read_only')::boolean as read_only`,
    ),
  )
  const [{ standby, read_only }] = rows as [{ standby: boolean; read_only: boolean }]
  if (fits(target, standby, read_only)) return
  const kind = standby ? 'a standby' : read_only ? 'read-only' : 'a primary'
  const error = new pg.DatabaseError(`the server is ${kind}`, 0, 'error')
  error.code = OTHER_KIND
  throw error
}

function fits(target: Target, standby: boolean, readOnly: boolean): boolean {
  if (target === 'any') return true
  if (target === 'primary') return !standby
  if (target === 'read-write') return !readOnly
  if (target === 'read-only') return readOnly
  return standby
}
