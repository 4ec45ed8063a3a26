import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'

type Warn = (context: object, message: string) => void

const MAX_FAILURES = 5
const PAUSE_MS = 1_000

/**
 * Keeps a queue running: one that ends by itself, or fails to fetch jobs again and again, is stopped and started anew.
 * graphile-worker remembers a failed first look-up of its tasks for ever, so waiting alone would not fix it.
 * @param start starts a queue that reports to the given emitter
 */
export async function superviseQueue(
  start: (events: EventEmitter) => Promise<Runner>,
  warn: Warn,
): Promise<{ isRunning: () => boolean; stop: () => Promise<void> }> {
  let stopping = false
  let runner: Runner | null = null
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
    let failures = 0
    events.on('worker:getJob:error', ({ error }) => {
      failures++
      if (failures >= MAX_FAILURES) restart(error)
    })
    for (const fine of ['worker:getJob:empty', 'job:start']) {
      events.on(fine, () => {
        failures = 0
      })
    }
    const started = await start(events)
    started.promise.then(() => restart(new Error('The queue ended by itself.')), restart)
    runner = started
  }
  const startAnew = async () => {
    const old = runner
    runner = null
    await old?.stop().catch(() => {
      // One that has failed may refuse to be stopped; it fetches no more jobs either way.
    })
    while (!stopping && runner === null) {
      await launch().catch((error: Error) => warn({ err: error }, 'the job queue cannot be started yet'))
      if (runner === null) await wait(PAUSE_MS)
    }
  }
  await launch()
  return {
    isRunning: () => runner !== null,
    async stop() {
      stopping = true
      await restarting
      const last = runner
      runner = null
      await last?.stop()
    },
  }
}
