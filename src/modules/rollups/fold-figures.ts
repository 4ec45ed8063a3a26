import { everySecond } from '../../platform/daemons/every-second.ts'
import type { Db } from '../../platform/db/database.ts'
import { isLockTimeout } from '../../platform/db/pg-errors.ts'
import { change, many, one } from '../../platform/db/query.ts'
import { isCounted } from './is-counted.ts'

/** As many changes as a statement folds. */
const BATCH = 20_000

/** Folds what changes have added to figures, so that there is never much that whoever reads them has to add up. */
export const foldFigures = everySecond(foldOnce, 'figures could not be folded')

/** Folds all that is waiting and that nobody else folds. */
export async function foldOnce({ db }: { readonly db: Db }, giveUp?: AbortSignal): Promise<void> {
  const unknown = await many<{ org_id: number }>({ db })`
    select distinct c.org_id from figure_change c join organisation o on o.id = c.org_id
    where not exists (select from figure_zone z where z.org_id = o.id and ${isCounted})`
  for (const { org_id } of unknown)
    await recountFigures({ db, orgId: org_id }).catch((error) => {
      // Somebody else counts them.
      if (!isLockTimeout(error)) throw error
    })
  for (let folded = BATCH; folded === BATCH && !giveUp?.aborted; )
    folded = (await one<{ folded: number }>({ db })`select fold_figures(${BATCH}::int) as folded`).folded
}

/**
 * Counts the figures of an organisation anew where they are of another zone than it has now; nothing otherwise. A million
 * rows take some seconds; whoever comes meanwhile waits for a lock as long as for any, and may try again.
 */
export async function recountFigures({ db, orgId }: { readonly db: Db; readonly orgId: number }): Promise<void> {
  await db.transaction(async (tx) => {
    await change({ db: tx })`set local statement_timeout = '10min'`
    await change({ db: tx })`select recount_figures(${orgId})`
  })
}
