import { Type } from '../../lib/type.ts'
import type { Services } from '../context/context.ts'
import type { PersonalTable } from '../context/personal-table.ts'
import { type Job, job } from '../jobs/job.ts'

/** Rows per statement; each is a transaction of its own, so that its locks are short. */
const BATCH = 1_000
const DAY_MS = 86_400_000

/**
 * Creates the job that purges expired rows by the rules of each table, except those with a retention policy of their
 * organisation.
 */
export function purgeExpiredJob(tables: readonly PersonalTable[]): Job {
  return job(
    { name: 'purge-expired', payload: Type.Object({}) },
    (services, _, giveUp) => purgeExpired(services, tables, giveUp),
    { cron: '17 * * * *' },
  )
}

async function purgeExpired(services: Services, tables: readonly PersonalTable[], giveUp?: AbortSignal): Promise<void> {
  // Later tables first: rows are deleted before those that they refer to.
  for (const { keep } of tables.toReversed()) {
    if (typeof keep === 'string' || 'setting' in keep) continue
    const before = new Date(services.now().getTime() - keep.days * DAY_MS)
    while (!giveUp?.aborted && (await keep.purge(services, before, BATCH)) > 0);
  }
}
