import type { PrimaryPositions } from './primary-positions.ts'
import type { Replica } from './replica.ts'

/**
 * How current a read must be. `current`: it sees every change that was acknowledged before it. `available`: the same,
 * but while there is no primary it may see an older state.
 */
export type Reads = 'current' | 'available'

/** Why the primary has to serve a read. `behind`: no replica had replayed everything in time. */
export type NoReplica = 'away' | 'behind' | 'no_primary'

type Replicas = {
  all: Replica[]
  positions: PrimaryPositions
  /** Replicas for which no read waits now. */
  late: ReadonlySet<Replica>
  isUsable: (replica: Replica) => boolean
}

/** A read waits this long for a replica to replay. */
const WAIT_MS = 200

/** Chooses a replica that has everything that a read must see; `asOf` is set if changes since that time may be missing. */
export async function chooseReplica(
  { all, positions, late, isUsable }: Replicas,
  reads: Reads,
): Promise<{ replica: Replica; asOf: Date | null } | NoReplica> {
  if (!all.some(isUsable)) return all.some((each) => each.isUsable()) ? 'behind' : 'away'
  const position = await positionSeenBy(all, positions)
  const usable = all.filter(isUsable)
  if (usable.length === 0) return 'away'
  if (position !== null) {
    const replica = await firstThere(
      usable.filter((each) => !late.has(each)),
      position,
    )
    return replica === null ? 'behind' : { replica, asOf: null }
  }
  if (reads === 'current') return 'no_primary'
  const replica = usable.reduce((most, each) => (each.replayed() > most.replayed() ? each : most))
  const ageMs = performance.now() - positions.timeOf(replica.replayed())
  return { replica, asOf: new Date(Date.now() - ageMs) }
}

/**
 * Returns the position of the primary, and discards replicas that were past it before: they followed another primary,
 * whose last changes were lost in a failover.
 */
export async function positionSeenBy(replicas: Replica[], positions: PrimaryPositions): Promise<number | null> {
  const before = replicas.map((replica) => replica.replayed())
  const position = await positions.now()
  if (position !== null)
    replicas.forEach((replica, nth) => {
      if (before[nth]! > position) replica.discard()
    })
  return position
}

/** Spreads reads over replicas. */
let turn = 0

/** Returns a replica that has reached a position, or else the first one to reach it. */
async function firstThere(candidates: Replica[], position: number): Promise<Replica | null> {
  const there = candidates.filter((replica) => replica.replayed() >= position)
  if (there.length > 0) return there[turn++ % there.length]!
  const waiting = candidates.map(async (replica) => {
    if (await replica.reaches(position, WAIT_MS)) return replica
    throw new Error(`${replica.name} is behind`)
  })
  return Promise.any(waiting).catch(() => null)
}
