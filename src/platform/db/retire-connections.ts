import type pg from 'pg'
import { cutConnection, onRefusal } from './cut-connection.ts'
import { isReadOnly, isStalePlan } from './pg-errors.ts'

/** Errors come in crowds, and the connections that follow the first of them are new already. */
const PAUSE_MS = 1_000

/**
 * Replaces all connections of a pool when an error over one of them says that none is of use. After a switchover the
 * connections to the server that was demoted would stay in the pool until the process ends. Those with stale plans finish
 * what they do; those to a read-only server are cut.
 */
export function retireConnections(pool: pg.Pool): void {
  const open = new Set<pg.PoolClient>()
  const idle = new Set<pg.PoolClient>()
  const retired = new WeakSet<pg.ClientBase>()
  let last = Number.NEGATIVE_INFINITY
  pool.on('connect', (client) => {
    open.add(client)
    client.on('end', () => open.delete(client))
    onRefusal(client, (refusal) => {
      if (!isReadOnly(refusal) && !isStalePlan(refusal)) return
      retired.add(client)
      const now = performance.now()
      if (now - last < PAUSE_MS) return
      last = now
      for (const each of open) {
        retired.add(each)
        // The pool drops an idle connection at its error; one that is cut would be handed out before its end shows.
        if (idle.has(each))
          each.emit(
            'error',
            new Error('a connection was discarded: the server takes no writes, or a table has changed'),
          )
        else if (each !== client && isReadOnly(refusal)) cutConnection(each)
      }
    })
  })
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('remove', (client) => idle.delete(client))
  pool.on('release', (_error, client) => {
    // The pool keeps no connection that is on its way out.
    if (retired.has(client)) client.end().catch(() => {})
    else idle.add(client)
  })
}
