import { openProbe, type Probe } from './probe.ts'

/** A position of the primary's log, in bytes, and when the primary had not yet passed it, by `performance.now`. */
type Sample = { position: number; at: number }

/** Samples within this time count as one. */
const APART_MS = 100
const MAX_SAMPLES = 1_000

export type PrimaryPositions = {
  /**
   * Returns the position up to which the primary has flushed its log: every change that was acknowledged before the
   * call is before it. Null while there is no primary.
   */
  now: () => Promise<number | null>
  /** Returns the latest known time before which nothing is missing on a server that has replayed up to a position. */
  timeOf: (replayed: number) => number
  /** Returns the seconds before the last position by which such a server is behind. */
  lagOf: (replayed: number) => number
  unlessAway: Probe<unknown>['unlessAway']
  stop: () => void
}

/**
 * Asks the primary for the position of its log. Changes that are committed without waiting for the disk, such as counted
 * requests, are not part of it: standbys get them up to a fifth of a second later, and nobody was promised them.
 */
export async function primaryPositions(url: string, onAway: (error: Error) => void): Promise<PrimaryPositions> {
  const probe: Probe<{ position: number | null }> = await openProbe(url, {
    name: 'log position',
    question: `select case when pg_is_in_recovery() then null
      else pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::bigint end as position`,
    isOfUse: ({ position }) => position !== null,
    onAway,
  })
  // Every server in use has what there was when this process started.
  let samples: Sample[] = []
  const started = performance.now()
  const timeOf = (replayed: number) => samples.findLast(({ position }) => position <= replayed)?.at ?? started
  return {
    async now() {
      const at = performance.now()
      const position = (await probe.ask())?.position ?? null
      if (position !== null) samples = withSample(samples, { position, at })
      return position
    },
    timeOf,
    lagOf: (replayed) => Math.max(0, (samples.at(-1)?.at ?? 0) - timeOf(replayed)) / 1_000,
    unlessAway: probe.unlessAway,
    stop: probe.stop,
  }
}

/** Old samples are thinned, so that a standby that is hours behind still has one, if a coarse one. */
function withSample(samples: Sample[], sample: Sample): Sample[] {
  const before = samples.at(-2)
  if (before !== undefined && sample.at - before.at < APART_MS) samples.pop()
  samples.push(sample)
  return samples.length <= MAX_SAMPLES ? samples : samples.filter((_, nth) => nth % 2 === 0 || nth > MAX_SAMPLES / 2)
}
