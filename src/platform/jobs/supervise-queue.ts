import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import { type PollWatch, watchPolls } from './watch-polls.ts'

type Warn = (context: object, message: string) => void

export type SupervisedQueue = {
  isRunning: () => boolean
  /** Milliseconds since the queue last fetched jobs; null while there is no queue. */
  silentMs: () => number | null
  stop: () => Promise<void>
}

const MAX_FAILURES = 5
const PAUSE_MS = 1_000
/** For the statements that remove the last jobs from the queue. */
const STOP_WITHIN_MS = 5_000

type Current = { events: EventEmitter; runner: Runner; polls: PollWatch }

/**
 * Keeps a queue running: replaces it if it ends by itself, repeatedly fails to fetch jobs, or falls silent. Waiting
 * would not help: graphile-worker caches a failed first lookup of its tasks, and after a failed and a successful
 * completion its shutdown never ends. Jobs of the old queue end before a new one starts, so none runs twice at the same
 * time.
 * @param start starts a queue of `slots` workers that reports to the given emitter
 */
export async function superviseQueue(
  start: (events: EventEmitter) => Promise<Runner>,
  warn: Warn,
  { slots, stopWithinMs = STOP_WITHIN_MS }: { slots: number; stopWithinMs?: number },
): Promise<SupervisedQueue> {
  let stopping = false
  let current: Current | null = null
  let restarting: Promise<void> | null = null

  const restart = (error: unknown) => {
    if (stopping || restarting) return
    warn({ err: error }, 'the job queue failed; it is started again')
    restarting = startAnew().finally(() => {
      restarting = null
    })
  }
  const launch = async () => {
    const events = new EventEmitter()
    const polls = watchPolls(events, slots)
    const failed = (error: unknown) => {
      if (current?.events === events) restart(error)
    }
    onFailures(events, failed)
    const runner = await start(events)
    current = { events, runner, polls }
    runner.promise.then(() => failed(new Error('The queue ended by itself.')), failed)
  }
  const startAnew = async () => {
    await endCurrent()
    while (!stopping && current === null) {
      await launch().catch((error: Error) => warn({ err: error }, 'the job queue cannot be started yet'))
      if (current === null) await wait(PAUSE_MS)
    }
  }
  const endCurrent = async () => {
    const old = current
    current = null
    if (old !== null) await end(old, stopWithinMs)
  }
  await launch()
  const timer = setInterval(() => {
    if (current?.polls.isStale()) restart(new Error('The queue has fetched no jobs for too long.'))
  }, PAUSE_MS).unref()
  return {
    isRunning: () => current !== null && !current.polls.isStale(),
    silentMs: () => current?.polls.silentMs() ?? null,
    async stop() {
      stopping = true
      clearInterval(timer)
      await restarting
      await endCurrent()
    },
  }
}

/** Calls `failed` if the queue shuts itself down, or cannot fetch jobs several times in a row. */
function onFailures(events: EventEmitter, failed: (error: unknown) => void): void {
  let failures = 0
  events.on('worker:getJob:error', ({ error }) => {
    failures++
    if (failures >= MAX_FAILURES) failed(error)
  })
  for (const fine of ['worker:getJob:empty', 'job:start']) {
    events.on(fine, () => {
      failures = 0
    })
  }
  events.on('pool:gracefulShutdown', ({ message }) => failed(new Error(`The queue shuts down: ${message}`)))
}

/** Stops a queue and waits for its jobs, but only briefly for its own shutdown. */
async function end({ runner, polls }: Current, withinMs: number): Promise<void> {
  // A failed queue may refuse to stop; either way it fetches no more jobs.
  const ended = runner.stop().catch(() => {})
  await polls.idle()
  const giveUp = new AbortController()
  await Promise.race([ended, wait(withinMs, undefined, { signal: giveUp.signal }).catch(() => {})])
  giveUp.abort()
}
