import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../../platform/context/context.ts'
import { type Followed, followFrom, noteIds, settledId } from './follow-ids.ts'
import { type Change, changesSince, LOOK_ROWS, type Look, lastIds, lookForChanges } from './read-changes.ts'

/** Up to which ids of audit entries and events everything was told, and when that was, in seconds. */
export type Position = { at: number; audit: number; event: number }

/** Somebody who is told. `changes` null: anything may have changed. */
export type Hearer = { orgId: number; tell: (changes: readonly Change[] | null, position: Position) => void }

const EVERY_MS = 500
/** A transaction that was open when nobody looked may have an id so far back. */
const BEFORE = 2_000
/** More gaps than that are not worth to be waited for. */
const MAX_MISSING = 10_000
/** Whoever was away for longer, or missed more, is told that anything may have changed. */
const MAX_MISSED = 20_000
const MAX_AWAY_S = 3_600

type State = { audit: Followed; event: Followed; jobs: Map<number, number> }

/**
 * Looks for changes on behalf of all that this process tells, twice a second and in one statement, for as long as there is
 * anybody. It reads what changes have written anyway, audit entries and events, so changes themselves cost nothing more;
 * nothing is lost when a process or a connection is, whoever made the change.
 */
export function changeSource(services: Services, warn: (error: unknown) => void) {
  const hearers = new Set<Hearer>()
  const stopping = new AbortController()
  let state: Promise<State> | null = null
  let looking: Promise<void> = Promise.resolve()

  const position = ({ audit, event }: State): Position => ({
    at: Math.floor(services.now().getTime() / 1_000),
    audit: settledId(audit),
    event: settledId(event),
  })
  const lookOn = async (state: State) => {
    const changes = await nextChanges(services, state)
    const now = position(state)
    const byOrg = changes === null ? null : Map.groupBy(changes, ({ org_id }) => org_id)
    for (const { orgId, tell } of [...hearers]) {
      if (byOrg === null) tell(null, now)
      else if (byOrg.has(orgId)) tell(byOrg.get(orgId)!, now)
    }
  }
  const keepLooking = async (begun: State) => {
    while (hearers.size > 0 && !stopping.signal.aborted) {
      await wait(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (hearers.size > 0 && !stopping.signal.aborted) await lookOn(begun).catch(warn)
    }
    state = null
  }
  const begin = async () => {
    const begun = await beginState(services)
    looking = keepLooking(begun)
    return begun
  }
  return {
    /** Tells a hearer from now on. @returns where that begins, what to end it with */
    async hear(hearer: Hearer): Promise<{ from: Position; end: () => void }> {
      hearers.add(hearer)
      state ??= begin()
      try {
        return { from: position(await state), end: () => hearers.delete(hearer) }
      } catch (error) {
        state = null
        hearers.delete(hearer)
        throw error
      }
    },
    /** What an organisation had since a position; null when that is not known any more. */
    async missed(orgId: number, since: Position, now: Position): Promise<readonly Change[] | null> {
      const { audit, event, at } = since
      const ahead = [now.audit - audit, now.event - event]
      // The ids that are settled are behind those that were told, and nobody else's clock is as ours.
      if (now.at - at > MAX_AWAY_S || at - now.at > 60) return null
      if (ahead.some((ids) => ids > MAX_MISSED - BEFORE || ids < -BEFORE)) return null
      return changesSince(services, { orgId, audit, event, most: MAX_MISSED })
    },
    async stop(): Promise<void> {
      stopping.abort()
      await looking
    },
  }
}

/** What was written before is not told, but what is still open is noticed. */
async function beginState(services: Services): Promise<State> {
  const { audit, event } = await lastIds(services)
  const state: State = { ...startFrom(audit, event), jobs: new Map() }
  await nextChanges(services, state)
  return state
}

function startFrom(audit: number, event: number) {
  return { audit: followFrom(Math.max(0, audit - BEFORE)), event: followFrom(Math.max(0, event - BEFORE)) }
}

/** @returns null when so much happened at once that anything may have changed */
async function nextChanges(services: Services, state: State): Promise<Change[] | null> {
  const look = await lookForChanges(services, state)
  const at = performance.now()
  for (const each of ['audit', 'event'] as const) {
    noteIds(
      state[each],
      look[each].map(({ n }) => n),
      look,
      at,
    )
  }
  const changes = [...look.audit, ...look.event, ...jobsThatMoved(state.jobs, look.job)]
  const missing = state.audit.missing.size + state.event.missing.size
  if (missing > MAX_MISSING || look.audit.length >= LOOK_ROWS || look.event.length >= LOOK_ROWS) {
    const { audit, event } = await lastIds(services)
    Object.assign(state, startFrom(audit, event))
    return null
  }
  return changes
}

/** A bulk job writes down how far it is without an audit entry. */
function jobsThatMoved(known: Map<number, number>, jobs: Look['job']): Change[] {
  const moved = jobs.filter(({ id, n }) => known.get(id) !== n)
  known.clear()
  for (const { id, n } of jobs) known.set(id, n)
  return moved
}
