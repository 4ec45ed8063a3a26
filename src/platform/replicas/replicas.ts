import type { Db } from '../db/database.ts'
import { chooseReplica, type NoReplica, positionSeenBy, type Reads } from './choose-replica.ts'
import { logReplicas, type ReplicaLog } from './log-replicas.ts'
import { type PrimaryPositions, primaryPositions } from './primary-positions.ts'
import { type Failing, readingDatabase } from './reading-database.ts'
import { openReplica, type Replica } from './replica.ts'

/** A database for reading; `asOf` is set if changes since that time may be missing. */
export type ReadFrom = { db: Db; asOf: Date | null }

/** The reasons for which the primary served a read. */
type Reason = Failing | NoReplica

export type Replicas = {
  /** Returns a replica that has everything that the read must see; null: the primary has to serve it. */
  readFrom: (reads: Reads) => Promise<ReadFrom | null>
  /** Whether a replica could answer if there were no primary. */
  isAnyUsable: () => boolean
  /** Does work that needs the primary. @returns null if there is none, or it goes away before the work ends */
  unlessAway: <T>(work: () => Promise<T>) => Promise<T | null>
  /** The numbers of reads that a replica served, and of those that the primary served, by reason. */
  served: ReadonlyMap<Reason | 'replica', number>
  /** Measures by how many seconds each replica is behind; null for one that cannot be reached. */
  lags: () => Promise<{ name: string; seconds: number | null }[]>
  close: () => Promise<void>
}

const TICK_MS = 1_000
/** No read waits for a replica that needs longer than this, until it has caught up. */
const TICK_WAIT_MS = 500

type Options = {
  urls: readonly string[]
  /** A replica that is further behind is not used at all. */
  maxLagSeconds: number
  /** The size of the pool of each. */
  max: number
  log: ReplicaLog
}

/**
 * Opens read replicas of the database. A read asks the primary for the position of its log, and is served by a replica
 * that has replayed up to there, or does so within moments; otherwise by the primary. So no change that was acknowledged
 * before a read is missing in it, whichever process made it (docs/decisions/030-replicas.md).
 */
export async function openReplicas(
  primary: { url: string; db: Db },
  { urls, maxLagSeconds, max, log }: Options,
): Promise<Replicas> {
  const say = logReplicas(log)
  const positions = await primaryPositions(primary.url, (err) => say.failing('the log position of the primary', err))
  const from = (await positions.now()) ?? 0
  const all = await Promise.all(
    urls.map((url) => openReplica(url, { max, from, onAway: (err) => say.failing('a read replica', err) })),
  )
  const served: Map<Reason | 'replica', number> = new Map()
  const count = (by: Reason | 'replica') => served.set(by, (served.get(by) ?? 0) + 1)
  const databaseOf = (replica: Replica) =>
    readingDatabase(replica.db, primary.db, (reason, error) => {
      count(reason)
      say.failing(`a read on ${replica.name} (${reason})`, error)
    })
  const databases = new Map(all.map((replica) => [replica, databaseOf(replica)]))
  const isNear = (replica: Replica) => positions.lagOf(replica.replayed()) <= maxLagSeconds
  const isUsable = (replica: Replica) => replica.isUsable() && isNear(replica)
  const late = new Set<Replica>()
  const stop = repeat(async () => {
    await measure(all, positions, late)
    for (const each of all) say.state(each.name, !each.isUsable() ? 'away' : isNear(each) ? 'in use' : 'behind')
  })
  return {
    async readFrom(reads) {
      const chosen = await chooseReplica({ all, positions, late, isUsable }, reads)
      const isReplica = typeof chosen !== 'string'
      count(isReplica ? 'replica' : chosen)
      return isReplica ? { db: databases.get(chosen.replica)!, asOf: chosen.asOf } : null
    },
    isAnyUsable: () => all.some(isUsable),
    unlessAway: positions.unlessAway,
    served,
    async lags() {
      await measure(all, positions, late)
      return all.map((each) => ({
        name: each.name,
        seconds: each.isUsable() ? positions.lagOf(each.replayed()) : null,
      }))
    },
    async close() {
      stop()
      positions.stop()
      await Promise.all(all.map((replica) => replica.close()))
    },
  }
}

/** Asks all servers for their positions, and records which replicas are late. */
async function measure(replicas: Replica[], positions: PrimaryPositions, late: Set<Replica>): Promise<void> {
  const position = await positionSeenBy(replicas, positions)
  await Promise.all(
    replicas.map(async (replica) => {
      if (position === null) return replica.ask()
      if (await replica.reaches(position, TICK_WAIT_MS)) late.delete(replica)
      else late.add(replica)
    }),
  )
}

/** Runs work at once and then every second. @returns a function that ends it */
function repeat(work: () => Promise<void>): () => void {
  const stopping = new AbortController()
  const go = async () => {
    await work()
    if (!stopping.signal.aborted) setTimeout(go, TICK_MS).unref()
  }
  void go()
  return () => stopping.abort()
}
