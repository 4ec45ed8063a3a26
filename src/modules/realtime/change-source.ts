import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../../platform/context/context.ts'
import { type Followed, followFrom, recordIds, settledId } from './follow-ids.ts'
import { type Change, changesSince, lastIds, MAX_POLL_ROWS, type PollResult, pollChanges } from './poll-changes.ts'

/** Ids of audit entries and domain events up to which everything was sent, and the time in seconds. */
export type Position = { at: number; audit: number; event: number }

/** A subscriber to an organisation's changes. `changes` null: anything may have changed. */
export type Subscriber = { orgId: number; send: (changes: readonly Change[] | null, position: Position) => void }

const POLL_MS = 500
/** How far below the last id a transaction opened before polling began may still write. */
const LOOKBACK = 2_000
/** With more gaps than this, polling starts over instead of waiting for them. */
const MAX_MISSING = 10_000
/** A client that was away longer, or missed more, is sent "anything may have changed". */
const MAX_MISSED = 20_000
const MAX_AWAY_S = 3_600

type State = { audit: Followed; event: Followed; jobs: Map<number, number> }

/**
 * Polls for changes for all subscribers of this process, twice a second in one statement, while there are subscribers.
 * It reads the audit entries and domain events that changes write anyway, so changes cost nothing extra, and nothing is
 * lost when a process or connection dies.
 */
export function changeSource(services: Services, warn: (error: unknown) => void) {
  const subscribers = new Set<Subscriber>()
  const stopping = new AbortController()
  let state: Promise<State> | null = null
  let polling: Promise<void> = Promise.resolve()

  const position = ({ audit, event }: State): Position => ({
    at: Math.floor(services.now().getTime() / 1_000),
    audit: settledId(audit),
    event: settledId(event),
  })
  const poll = async (state: State) => {
    const changes = await nextChanges(services, state)
    const now = position(state)
    const byOrg = changes === null ? null : Map.groupBy(changes, ({ org_id }) => org_id)
    for (const { orgId, send } of [...subscribers]) {
      if (byOrg === null) send(null, now)
      else if (byOrg.has(orgId)) send(byOrg.get(orgId)!, now)
    }
  }
  const pollRepeatedly = async (started: State) => {
    while (subscribers.size > 0 && !stopping.signal.aborted) {
      await wait(POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (subscribers.size > 0 && !stopping.signal.aborted) await poll(started).catch(warn)
    }
    state = null
  }
  const begin = async () => {
    const started = await beginState(services)
    polling = pollRepeatedly(started)
    return started
  }
  return {
    /** Subscribes to changes from now on. @returns the starting position and a function that ends the subscription */
    async subscribe(subscriber: Subscriber): Promise<{ from: Position; end: () => void }> {
      subscribers.add(subscriber)
      state ??= begin()
      try {
        return { from: position(await state), end: () => subscribers.delete(subscriber) }
      } catch (error) {
        state = null
        subscribers.delete(subscriber)
        throw error
      }
    },
    /** Returns an organisation's changes since a position; null when they are no longer known. */
    async missed(orgId: number, since: Position, now: Position): Promise<readonly Change[] | null> {
      const { audit, event, at } = since
      const ahead = [now.audit - audit, now.event - event]
      // Settled ids lag behind the sent ones, and the clocks of processes differ.
      if (now.at - at > MAX_AWAY_S || at - now.at > 60) return null
      if (ahead.some((ids) => ids > MAX_MISSED - LOOKBACK || ids < -LOOKBACK)) return null
      return changesSince(services, { orgId, audit, event, max: MAX_MISSED })
    },
    async stop(): Promise<void> {
      stopping.abort()
      await polling
    },
  }
}

/** Starts from the last ids; changes of transactions that are still open are picked up. */
async function beginState(services: Services): Promise<State> {
  const { audit, event } = await lastIds(services)
  const state: State = { ...startFrom(audit, event), jobs: new Map() }
  await nextChanges(services, state)
  return state
}

function startFrom(audit: number, event: number) {
  return { audit: followFrom(Math.max(0, audit - LOOKBACK)), event: followFrom(Math.max(0, event - LOOKBACK)) }
}

/** @returns null when so much happened at once that anything may have changed */
async function nextChanges(services: Services, state: State): Promise<Change[] | null> {
  const polled = await pollChanges(services, state)
  const at = performance.now()
  for (const each of ['audit', 'event'] as const) {
    recordIds(
      state[each],
      polled[each].map(({ n }) => n),
      polled,
      at,
    )
  }
  const changes = [...polled.audit, ...polled.event, ...jobsThatMoved(state.jobs, polled.job)]
  const missing = state.audit.missing.size + state.event.missing.size
  if (missing > MAX_MISSING || polled.audit.length >= MAX_POLL_ROWS || polled.event.length >= MAX_POLL_ROWS) {
    const { audit, event } = await lastIds(services)
    Object.assign(state, startFrom(audit, event))
    return null
  }
  return changes
}

/** Bulk jobs update their progress without an audit entry. */
function jobsThatMoved(known: Map<number, number>, jobs: PollResult['job']): Change[] {
  const moved = jobs.filter(({ id, n }) => known.get(id) !== n)
  known.clear()
  for (const { id, n } of jobs) known.set(id, n)
  return moved
}
