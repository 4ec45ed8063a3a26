import type { EventEmitter } from 'node:events'

/** An idle worker asks for jobs every second; one that has asked for this long gets no answer. */
const STALE_MS = 15_000
const PAUSE_MS = 20

export type PollWatch = {
  /** Milliseconds since the queue last asked for jobs and had an answer; 0 while every worker has a job. */
  silentMs: () => number
  isStale: () => boolean
  /** Waits until no worker has a job or asks for one. */
  idle: () => Promise<void>
}

/** Tracks the workers of a graphile-worker queue by its events. */
export function watchPolls(events: EventEmitter, slots: number): PollWatch {
  const asking = new Set<unknown>()
  const working = new Set<unknown>()
  let last = performance.now()
  const follow = (event: string, note: (worker: unknown) => void) =>
    events.on(event, ({ worker }: { worker: unknown }) => note(worker))
  const polled = () => {
    last = performance.now()
  }
  follow('worker:getJob:start', (worker) => asking.add(worker))
  follow('worker:getJob:error', (worker) => asking.delete(worker))
  follow('worker:getJob:empty', (worker) => {
    asking.delete(worker)
    polled()
  })
  follow('job:start', (worker) => {
    asking.delete(worker)
    working.add(worker)
    polled()
  })
  follow('job:complete', (worker) => {
    working.delete(worker)
    polled()
  })
  follow('worker:fatalError', (worker) => working.delete(worker))
  const silentMs = () => (working.size >= slots ? 0 : performance.now() - last)
  return {
    silentMs,
    isStale: () => silentMs() > STALE_MS,
    async idle() {
      while (asking.size + working.size > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    },
  }
}
