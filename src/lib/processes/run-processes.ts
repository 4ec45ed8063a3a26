import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ready, ToProcess } from './from-process.ts'
import { figuresRelay } from './relay-figures.ts'
import { type Ending, type Started, startProcess } from './start-process.ts'

const usual = {
  /** Before a process is replaced that ended before it had served for long; twice as long after the next one. */
  pauseMs: 500,
  longestPauseMs: 30_000,
  /** One that served for so long is replaced at once. */
  calmMs: 10_000,
}

export type Processes = {
  /** What the first one told; null when it ended before it was ready, having said why. */
  first: Ready | null
  /** When all have ended after `stopping`: whether each did so in order. */
  ended: Promise<boolean>
  /** Sends a message to every process, to one that is starting as soon as it is ready. */
  tellAll: (message: ToProcess) => void
}

/**
 * Runs this program's command again in `count` processes that share the port they listen on. This process takes the
 * connections, and hands one to each that is free for it. The first starts alone, since it may have to migrate; the
 * others follow together. One that ends is replaced. `stopping` tells all of them to stop in order.
 * @param env settings of the processes, over those of this one
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
  /** Replaces what ends until all are to stop. @returns whether the last one stopped in order */
  const keep = async (number: number, first: Started): Promise<boolean> => {
    let pauseMs = 0
    for (let running = first; ; running = start(number)) {
      const since = running.ready.then((ready) => ready && performance.now())
      const ending = await running.ended
      if (stopping.aborted) return inOrder(ending)
      const served = performance.now() - ((await since) ?? Number.POSITIVE_INFINITY)
      pauseMs = served > times.calmMs ? 0 : Math.min(Math.max(pauseMs * 2, times.pauseMs), times.longestPauseMs)
      const { pid } = running.worker.process
      warn({ ended: pid, ...ending, pause_ms: pauseMs }, 'a process has ended by itself; another takes its place')
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

/** One that was told to stop before it could listen to signals has done nothing. */
const inOrder = ({ code, signal }: Ending) => code === 0 || signal === 'SIGTERM'
