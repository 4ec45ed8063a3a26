import { Type } from '../../lib/type.ts'
import type { Services } from '../context/context.ts'
import type { PersonalTable } from '../context/personal-table.ts'
import { type Job, job } from '../jobs/job.ts'

/** As many rows as a statement deletes; each is a transaction of its own, so nobody waits long for its locks. */
const BATCH = 1_000
const DAY_MS = 86_400_000

/** Removes what has had its time, as the owner of each table says; what organisations decide about is not among it. */
export function purgeExpiredJob(tables: readonly PersonalTable[]): Job {
  return job(
    { name: 'purge-expired', payload: Type.Object({}) },
    (services, _, giveUp) => purgeExpired(services, tables, giveUp),
    { cron: '17 * * * *' },
  )
}

async function purgeExpired(services: Services, tables: readonly PersonalTable[], giveUp?: AbortSignal): Promise<void> {
  // From the last: rows go before those that they refer to.
  for (const { keep } of tables.toReversed()) {
    if (typeof keep === 'string' || 'setting' in keep) continue
    const before = new Date(services.now().getTime() - keep.days * DAY_MS)
    while (!giveUp?.aborted && (await keep.purge(services, before, BATCH)) > 0);
  }
}
