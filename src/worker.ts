import { modules as all } from './modules.ts'
import { personalTables } from './personal-tables.ts'
import { sweepBlobJob } from './platform/blobs/sweep-blob.ts'
import { analyzeGrown } from './platform/daemons/analyze-grown.ts'
import type { Daemon } from './platform/daemons/daemon.ts'
import type { Job } from './platform/jobs/job.ts'
import { mergeRuns } from './platform/lists/merge-runs.ts'
import type { Module } from './platform/module.ts'
import { runListeners } from './platform/outbox/run-listeners.ts'
import { purgeExpiredJob } from './platform/personal/purge-expired.ts'

/** Returns the jobs of every module, and the platform's jobs that serve all of them. */
export function jobsOf(modules: readonly Module[] = all): Job[] {
  const blobs = modules.flatMap((module) => module.blobs ?? [])
  return [...modules.flatMap(({ jobs = [] }) => jobs), sweepBlobJob(blobs), purgeExpiredJob(personalTables(modules))]
}

/** Returns the daemons of every module, and the one that runs their listeners. */
export function daemonsOf(modules: readonly Module[] = all): Daemon[] {
  const listeners = modules.flatMap((module) => module.listeners ?? [])
  const tell: Daemon = (options) => runListeners({ ...options, listeners })
  const searched = modules.flatMap((module) => module.searched ?? [])
  return [
    ...modules.flatMap(({ daemons = [] }) => daemons),
    mergeRuns(searched),
    analyzeGrown,
    ...(listeners.length > 0 ? [tell] : []),
  ]
}
