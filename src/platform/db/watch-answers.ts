import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { cutConnection, processOf } from './cut-connection.ts'

const usual = {
  /** A response pending for this long is checked; nearly all arrive within a few milliseconds. */
  suspectMs: 2_000,
  /** A server that does not accept a new connection within this time is silent, not slow. */
  askMs: 3_000,
  /** Longer than any statement may run, unless the server says that it is still running. */
  loseMs: 12_000,
}
const GRACE_MS = 400

/**
 * Cuts connections whose response will never arrive because the network drops it: their users get an error, and the
 * pool opens new ones. Elapsed time alone does not distinguish them from slow statements, so the server is asked over a
 * new connection: a connection that it considers idle is lost, and all are lost if it does not respond there either.
 * Idle connections are cut too, since they would cost their next user the same time.
 * @returns a function that ends the watch
 */
export function watchAnswers(pool: pg.Pool, address: pg.ClientConfig, times = usual): () => void {
  const waiting = new Map<pg.PoolClient, number>()
  const idle = new Set<pg.PoolClient>()
  const forget = (client: pg.PoolClient) => {
    waiting.delete(client)
    idle.delete(client)
  }
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      waiting.set(client, performance.now())
      return query(...args)
    }) as pg.PoolClient['query']
    // The driver emits this once every statement has its response.
    client.on('drain', () => waiting.delete(client))
    client.on('end', () => forget(client))
  })
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_error, client) => idle.add(client))
  pool.on('remove', forget)

  const look = async () => {
    const now = performance.now()
    const suspects = [...waiting].filter(([, since]) => now - since > times.suspectMs)
    if (suspects.length === 0) return
    const states = await askStates(
      address,
      suspects.map(([client]) => processOf(client)),
      times.askMs,
    )
    // Responses that arrived while this process was blocked, or are on their way, are read first.
    await wait(GRACE_MS)
    const lost = suspects.filter(([client, since]) => {
      if (waiting.get(client) !== since) return false
      const state = states?.get(processOf(client))
      return states === null || state?.startsWith('idle') || (state !== 'active' && now - since > times.loseMs)
    })
    if (lost.length > 0) for (const client of [...lost.map(([each]) => each), ...idle]) cutConnection(client)
  }
  let looking = false
  const timer = setInterval(async () => {
    if (looking || waiting.size === 0) return
    looking = true
    await look()
    looking = false
  }, times.suspectMs / 4).unref()
  return () => clearInterval(timer)
}

/**
 * Asks the server for the states of its processes; null if it is silent. The processes of a pooler are unknown to it.
 */
async function askStates(
  address: pg.ClientConfig,
  processes: number[],
  withinMs: number,
): Promise<Map<number, string> | null> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: withinMs, query_timeout: withinMs })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number; state: string }>(
      'select pid, state from pg_stat_activity where pid = any($1) and state is not null',
      [processes],
    )
    return new Map(rows.map(({ pid, state }) => [pid, state]))
  } catch (error) {
    // A server that rejects the connection is not silent.
    return error instanceof pg.DatabaseError ? new Map() : null
  } finally {
    client.end().catch(() => {})
  }
}
