import { durations } from '../figures/durations.ts'

/** Durations of the jobs of this process, by kind and result. */
export const jobTimes = durations(
  'laurel_job_duration_seconds',
  'Time of runs of jobs, by kind and result: completed or failed',
  ['task', 'result'],
)

const running = new Map<string, number>()

/** Returns how many jobs of each kind this process runs. */
export const runningJobs = (): ReadonlyMap<string, number> => running

/** Notes that a job runs. @returns a function to call when it has ended */
export function beginJob(task: string): (result: 'completed' | 'failed') => void {
  const startedMs = performance.now()
  running.set(task, (running.get(task) ?? 0) + 1)
  return (result) => {
    running.set(task, running.get(task)! - 1)
    jobTimes.observe({ task, result }, (performance.now() - startedMs) / 1_000)
  }
}
