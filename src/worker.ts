import { modules as all } from './modules.ts'
import { sweepBlobJob } from './platform/blobs/sweep-blob.ts'
import { purgeExpiredJob } from './platform/http/purge-expired.ts'
import type { Job } from './platform/jobs/job.ts'
import type { Module } from './platform/module.ts'

/** The jobs of every module, and those of the platform that work for all of them. */
export function jobsOf(modules: readonly Module[] = all): Job[] {
  const blobs = modules.flatMap((module) => module.blobs ?? [])
  return [...modules.flatMap(({ jobs = [] }) => jobs), sweepBlobJob(blobs), purgeExpiredJob]
}
