import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ready, ToProcess } from './from-process.ts'
import { figuresRelay } from './relay-figures.ts'
import { type Ending, type Started, startProcess } from './start-process.ts'

const usual = {
  /** The pause before replacing a process that ended early; it doubles each time. */
  pauseMs: 500,
  longestPauseMs: 30_000,
  /** A process that served for this long is replaced at once. */
  calmMs: 10_000,
}

export type Processes = {
  /** The message of the first process; null if it ended before it was ready, after logging why. */
  first: Ready | null
  /** Resolves when all processes have ended after `stopping`, to whether each shut down cleanly. */
  ended: Promise<boolean>
  /** Sends a message to every process; a starting process gets it once it is ready. */
  tellAll: (message: ToProcess) => void
}

/**
 * Runs this program's command in `count` processes that share their listening port. This process accepts connections
 * and hands each to a free process. The first process starts alone, since it may have to migrate; the others follow
 * together. A process that ends is replaced. Aborting `stopping` shuts all of them down.
 * @param env settings of the processes, on top of this process's own
 */
export async function runProcesses({
  count,
  env,
  warn,
  stopping,
  times = usual,
}: {
  count: number
  env: Record<string, string>
  warn: (context: object, message: string) => void
  stopping: AbortSignal
  times?: typeof usual
}): Promise<Processes> {
  cluster.schedulingPolicy = cluster.SCHED_RR
  const living = new Map<number, Started>()
  const relay = figuresRelay(() => [...living].map(([number, { worker }]) => [number, worker]))

  const start = (number: number): Started => {
    const started = startProcess(env, (worker, message) => relay(number, worker, message))
    living.set(number, started)
    started.ended.then(() => living.delete(number))
    return started
  }
  /**
   * Replaces the process whenever it ends, until `stopping` is aborted.
   * @returns whether the last one shut down cleanly
   */
  const keep = async (number: number, first: Started): Promise<boolean> => {
    let pauseMs = 0
    for (let running = first; ; running = start(number)) {
      const since = running.ready.then((ready) => ready && performance.now())
      const ending = await running.ended
      if (stopping.aborted) return inOrder(ending)
      const served = performance.now() - ((await since) ?? Number.POSITIVE_INFINITY)
      pauseMs = served > times.calmMs ? 0 : Math.min(Math.max(pauseMs * 2, times.pauseMs), times.longestPauseMs)
      const { pid } = running.worker.process
      warn({ ended: pid, ...ending, pause_ms: pauseMs }, 'a process ended unexpectedly and is being replaced')
      await wait(pauseMs, undefined, { signal: stopping }).catch(() => {})
      if (stopping.aborted) return true
    }
  }
  stopping.addEventListener('abort', () => {
    for (const { worker } of living.values()) worker.process.kill('SIGTERM')
  })
  const tellAll = (message: ToProcess) => {
    for (const { worker, ready } of living.values())
      ready.then((ready) => ready && worker.isConnected() && worker.send(message, () => {}))
  }
  const leader = start(1)
  const first = await leader.ready
  if (first === null) return { first, ended: leader.ended.then(inOrder), tellAll }
  const others = stopping.aborted ? [] : Array.from({ length: count - 1 }, (_, index) => start(index + 2))
  const kept = Promise.all([leader, ...others].map((started, index) => keep(index + 1, started)))
  await Promise.all(others.map(({ ready }) => ready))
  return { first, ended: kept.then((orders) => orders.every(Boolean)), tellAll }
}

/** A process that is stopped before it handles signals has done nothing yet. */
const inOrder = ({ code, signal }: Ending) => code === 0 || signal === 'SIGTERM'
