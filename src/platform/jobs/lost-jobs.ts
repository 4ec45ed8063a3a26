import type { EventEmitter } from 'node:events'
import type { Liveness } from './liveness.ts'

/** No response to a statement of the queue, nor the removal of a job that has ended, takes longer. */
const SETTLED_MS = 30_000
/** The queue lost a connection, and with it perhaps a response; or another server, which lacks changes, took over. */
const DOUBTS = ['worker:getJob:error', 'pool:listen:error']

type Told = { job: { id: string } }
type Failed = { worker: { getActiveJob: () => Told['job'] | null } }

/**
 * Releases jobs that the database counts as running in this process, though they are not: the response that gave it a
 * job was lost, or a failover undid that a job had ended. They would stay locked for four hours. Such jobs are looked for
 * some time after each doubt, when no response of that time can still arrive.
 */
export function watchLostJobs(
  { releaseOthers }: Pick<Liveness, 'releaseOthers'>,
  warn: (context: object, message: string) => void,
  settledMs = SETTLED_MS,
) {
  const running = new Set<string>()
  /** Jobs that may not have been removed yet, with the times at which they ended, the oldest first. */
  const ended = new Map<string, number>()
  const forgetEnded = () => {
    for (const [id, at] of ended) {
      if (performance.now() - at < settledMs) return
      ended.delete(id)
    }
  }
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    forgetEnded()
    try {
      const released = await releaseOthers([...running, ...ended.keys()], settledMs)
      if (released > 0) warn({ jobs: released }, 'jobs were released that no worker had')
    } catch (err) {
      warn({ err }, 'jobs that no worker has cannot be looked for yet')
      lookLater()
    }
  }
  const lookLater = () => {
    clearTimeout(timer)
    timer = setTimeout(look, settledMs).unref()
  }
  return {
    /** Watches the queue that reports to this emitter. */
    follow(events: EventEmitter): void {
      events.on('job:start', ({ job }: Told) => running.add(job.id))
      const note = (id: string) => {
        running.delete(id)
        forgetEnded()
        ended.set(id, performance.now())
      }
      events.on('job:complete', ({ job }: Told) => note(job.id))
      // The queue could not take the end of a job, and is replaced.
      events.on('worker:fatalError', ({ worker }: Failed) => note(worker.getActiveJob()!.id))
      for (const doubt of DOUBTS) events.on(doubt, lookLater)
    },
    stop: () => clearTimeout(timer),
  }
}

export type LostJobs = ReturnType<typeof watchLostJobs>
