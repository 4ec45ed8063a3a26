import type { Registry } from 'prom-client'
import Gauge from 'prom-client/lib/gauge.js'
import type { Services } from '../context/context.ts'
import { many } from '../db/query.ts'
import { MAX_COUNTED, measureTogether } from '../figures/measure-together.ts'
import { jobTimes, runningJobs } from './job-times.ts'

const waitingJobs = {
  waiting: {
    name: 'laurel_jobs_waiting',
    help: `Jobs that could start now, by kind, counted up to ${MAX_COUNTED}`,
    labelNames: ['task'],
  },
  oldest: {
    name: 'laurel_jobs_oldest_waiting_seconds',
    help: 'Seconds since the oldest job of a kind could start',
    labelNames: ['task'],
  },
}

type Waiting = { task: string; waiting: number; oldest: number }

/** Registers the jobs that wait in the installation, and those that this process has run. */
export function measureJobs(registry: Registry, services: Pick<Services, 'db'>): void {
  registry.registerMetric(jobTimes)
  new Gauge({
    name: 'laurel_jobs_running',
    help: 'Jobs that this process runs now, by kind',
    labelNames: ['task'],
    registers: [registry],
    collect() {
      for (const [task, count] of runningJobs()) this.set({ task }, count)
    },
  })
  measureTogether(registry, waitingJobs, async () => {
    // In the order of the queue's index of available jobs.
    const rows = await many<Waiting>(services)`
      select t.identifier as task, count(*) as waiting, extract(epoch from now() - min(j.run_at))::float8 as oldest
      from (select task_id, run_at from graphile_worker._private_jobs where is_available and run_at <= now()
        order by priority, run_at limit ${MAX_COUNTED}) j
      join graphile_worker._private_tasks t on t.id = j.task_id group by t.identifier`
    const by = (key: 'waiting' | 'oldest') => rows.map((row) => ({ labels: { task: row.task }, value: row[key] }))
    return { waiting: by('waiting'), oldest: by('oldest') }
  })
}

/** Registers how long this process has fetched no jobs; there is no value while its queue restarts. */
export function measureQueue(registry: Registry, silentMs: () => number | null): void {
  new Gauge({
    name: 'laurel_queue_last_poll_seconds',
    help: 'Seconds since this process last fetched jobs, 0 while all its workers have one',
    registers: [registry],
    collect() {
      const silent = silentMs()
      this.reset()
      if (silent !== null) this.set(silent / 1_000)
    },
  })
}
