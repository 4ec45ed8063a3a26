import { everySecond } from '../../platform/daemons/every-second.ts'
import type { Db } from '../../platform/db/database.ts'
import { isLockTimeout } from '../../platform/db/pg-errors.ts'
import { change, many, one } from '../../platform/db/query.ts'
import { isCounted } from './is-counted.ts'

/** Maximum number of changes that one statement aggregates. */
const BATCH = 20_000

/** Aggregates changes into figures every second, so readers never have many changes left to add up. */
export const aggregateFigures = everySecond(aggregateOnce, 'figures could not be aggregated')

/** Aggregates all waiting changes that no other process is aggregating. */
export async function aggregateOnce({ db }: { readonly db: Db }, giveUp?: AbortSignal): Promise<void> {
  const unknown = await many<{ org_id: number }>({ db })`
    select distinct c.org_id from figure_change c join organisation o on o.id = c.org_id
    where not exists (select from figure_zone z where z.org_id = o.id and ${isCounted})`
  for (const { org_id } of unknown)
    await recountFigures({ db, orgId: org_id }).catch((error) => {
      // Another process is recounting them.
      if (!isLockTimeout(error)) throw error
    })
  for (let aggregated = BATCH; aggregated === BATCH && !giveUp?.aborted; )
    aggregated = (await one<{ folded: number }>({ db })`select fold_figures(${BATCH}::int) as folded`).folded
}

/**
 * Recounts an organisation's figures if they were counted for a time zone other than its current one; does nothing
 * otherwise. A million rows take a few seconds. Concurrent requests wait for the lock as long as for any other, then
 * fail with an error that they may retry.
 */
export async function recountFigures({ db, orgId }: { readonly db: Db; readonly orgId: number }): Promise<void> {
  await db.transaction(async (tx) => {
    await change({ db: tx })`set local statement_timeout = '10min'`
    await change({ db: tx })`select recount_figures(${orgId})`
  })
}
