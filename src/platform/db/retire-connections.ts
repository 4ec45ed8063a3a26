import type pg from 'pg'
import { cutConnection, onRefusal } from './cut-connection.ts'
import { onMove } from './hosted-client.ts'
import { isReadOnly, isStalePlan } from './pg-errors.ts'

/** While a server stays read-only, every write shows it again. */
const PAUSE_MS = 1_000
const DISCARDED = 'a connection was discarded: its server takes no writes or has been replaced, or a table has changed'

/**
 * Replaces all connections of a pool when an error on one of them shows that all are unusable. After a switchover,
 * connections to the demoted server would otherwise stay in the pool until the process ends. Connections with stale
 * plans, and those to a server whose place another one has taken, finish their work; those to a read-only server are cut.
 */
export function retireConnections(pool: pg.Pool, url: string): void {
  const open = new Set<pg.PoolClient>()
  const idle = new Set<pg.PoolClient>()
  const retired = new WeakSet<pg.ClientBase>()
  const retire = (client: pg.PoolClient) => {
    retired.add(client)
    // The pool drops an idle connection on its error; a cut connection would be handed out before its end shows.
    if (idle.has(client)) client.emit('error', new Error(DISCARDED))
  }
  let last = Number.NEGATIVE_INFINITY
  pool.on('connect', (client) => {
    open.add(client)
    client.on('end', () => open.delete(client))
    onMove(client, url, () => retire(client))
    onRefusal(client, (refusal) => {
      if (!isReadOnly(refusal) && !isStalePlan(refusal)) return
      // Errors come in bursts, and connections opened after the first one know the tables as they are now.
      const isKnown = retired.has(client)
      retired.add(client)
      if (isStalePlan(refusal) && isKnown) return
      const now = performance.now()
      if (isReadOnly(refusal) && now - last < PAUSE_MS) return
      if (isReadOnly(refusal)) last = now
      for (const each of open) {
        const isInUse = !idle.has(each)
        retire(each)
        if (isInUse && each !== client && isReadOnly(refusal)) cutConnection(each)
      }
    })
  })
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('remove', (client) => idle.delete(client))
  pool.on('release', (_error, client) => {
    // The pool must not keep a connection that is about to end.
    if (retired.has(client)) client.end().catch(() => {})
    else idle.add(client)
  })
}
