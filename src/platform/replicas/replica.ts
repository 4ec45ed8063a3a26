import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { cutConnection } from '../db/cut-connection.ts'
import type { Db } from '../db/database.ts'
import { placesOf, readDatabaseAddress } from '../db/database-address.ts'
import { openDatabase } from '../db/open-database.ts'
import { openProbe } from './probe.ts'
import { OtherServerError } from './reading-database.ts'

/** Between two questions while a caller waits for replay. */
const PAUSE_MS = 3

export type Replica = {
  /** Host and port, for people. */
  name: string
  db: Db
  /** Whether it can be reached, follows a primary, and has everything from before this process started. */
  isUsable: () => boolean
  /** The position up to which it has replayed, as it said last. */
  replayed: () => number
  /** Asks it how far it has replayed. */
  ask: () => Promise<void>
  /** Whether it has replayed up to a position, or does within a time. */
  reaches: (position: number, withinMs: number) => Promise<boolean>
  /** Takes it out of use until it restarts: it has changes that the primary never had. */
  discard: () => void
  close: () => Promise<void>
}

type Answer = { standby: boolean; replayed: number | null }

/**
 * Opens a pool on a replica, whose sessions refuse to write, and asks it continually how far it has replayed. Both must
 * lead to the same server: a connection to another one is refused. A replica that is away is tried again.
 * @param from a position that it must have replayed to be used
 */
export async function openReplica(
  url: string,
  options: { max: number; from: number; onAway: (error: Error) => void },
): Promise<Replica> {
  const name = placesOf(readDatabaseAddress(url).hosts)
  let server = ''
  let [replayed, follows, isDiscarded] = [0, false, false]
  const open = new Set<pg.ClientBase>()
  const probe = await openProbe<Answer>(url, {
    name: 'replay position',
    question: `select pg_is_in_recovery() as standby,
      pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint as replayed`,
    isOfUse: ({ standby, replayed }) => standby && replayed !== null,
    async onOpen(client) {
      server = await identityOf(client)
      ;[replayed, isDiscarded] = [0, false]
    },
    onAway(error) {
      follows = false
      // A server that is silent would keep the callers of its other connections waiting.
      for (const client of open) cutConnection(client)
      options.onAway(error)
    },
  })
  const { db, close } = openReadOnly(url, options.max, open, async (client) => {
    if ((await identityOf(client)) !== server) throw new OtherServerError(name)
  })

  const ask = async () => {
    const answer = await probe.ask()
    if (answer === null) return
    replayed = answer.replayed!
    follows = true
  }
  await ask()
  return {
    name,
    db,
    ask,
    isUsable: () => follows && !isDiscarded && replayed >= options.from,
    replayed: () => replayed,
    async reaches(position, withinMs) {
      const late = performance.now() + withinMs
      while (replayed < position || !follows) {
        const left = late - performance.now()
        if (left <= 0 || probe.isAway()) return false
        await Promise.race([ask(), wait(left, undefined, { ref: false })])
        if (replayed < position) await wait(PAUSE_MS, undefined, { ref: false })
      }
      return !isDiscarded
    },
    discard() {
      isDiscarded = true
    },
    async close() {
      probe.stop()
      await close()
    },
  }
}

/** Opens a pool whose sessions refuse to write. @param open receives its connections */
function openReadOnly(
  url: string,
  max: number,
  open: Set<pg.ClientBase>,
  standby: (client: pg.ClientBase) => Promise<void>,
) {
  const opened = openDatabase(url, { max, settings: { default_transaction_read_only: 'on' }, standby })
  opened.pool.on('connect', (client) => open.add(client)).on('remove', (client) => open.delete(client))
  return opened
}

/** Tells servers behind one address apart, also before and after a restart. */
async function identityOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ server: string }>(
    "select concat_ws(' ', pg_postmaster_start_time(), inet_server_addr(), inet_server_port()) as server",
  )
  return rows[0]!.server
}
