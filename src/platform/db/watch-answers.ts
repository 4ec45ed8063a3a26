import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { type AwaitedStatement, askPooled, askServer } from './ask-states.ts'
import { cutConnection, serverOf } from './cut-connection.ts'

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
 * Idle connections to that server are cut too, since they would cost their next user the same time.
 * @param directUrl leads to the server itself if the URL is that of a pooler in transaction mode
 * @returns a function that ends the watch
 */
export function watchAnswers(pool: pg.Pool, url: string, times = usual, directUrl?: string): () => void {
  const waiting = new Map<pg.PoolClient, AwaitedStatement>()
  const idle = new Set<pg.PoolClient>()
  const forget = (client: pg.PoolClient) => {
    waiting.delete(client)
    idle.delete(client)
  }
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      waiting.set(client, { client, text: textOf(args[0]), since: performance.now() })
      return query(...args)
    }) as pg.PoolClient['query']
    // The driver emits this once every statement has its response.
    client.on('drain', () => waiting.delete(client))
    client.on('end', () => forget(client))
  })
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_error, client) => idle.add(client))
  pool.on('remove', forget)

  const lookAt = async (server: string, suspects: AwaitedStatement[], now: number) => {
    const states = await (directUrl === undefined
      ? askServer(url, suspects, times.askMs)
      : askPooled(url, directUrl, suspects, times.askMs))
    // Responses that arrived while this process was blocked, or are on their way, are read first.
    await wait(GRACE_MS)
    const lost = suspects.filter((suspect) => {
      const { client, since } = suspect
      if (waiting.get(client) !== suspect) return false
      const state = states?.get(client)
      return states === null || state?.startsWith('idle') || (state !== 'active' && now - since > times.loseMs)
    })
    if (lost.length === 0) return
    const unused = [...idle].filter((client) => serverOf(client) === server)
    for (const client of [...lost.map(({ client }) => client), ...unused]) cutConnection(client)
  }
  const look = async () => {
    const now = performance.now()
    const suspects = [...waiting.values()].filter(({ since }) => now - since > times.suspectMs)
    const servers = Map.groupBy(suspects, ({ client }) => serverOf(client))
    await Promise.all([...servers].map(([server, suspects]) => lookAt(server, suspects, now)))
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

/** Returns the text of a query, which the driver also takes as an object with it. */
function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: string } | null)?.text)
}
