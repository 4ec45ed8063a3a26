import { jobContext, type Services } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { redrawLater } from '../certificates/index.ts'
import { REDRAW_ALL_ARCHIVES } from '../credentials/index.ts'

/** Leaves room between the archives of an organisation for its new bulk jobs, which wait in the same line. */
const SPACING_MS = 5_000

/**
 * Queues the redrawing of every archive. Bulk jobs that are still drawing may have begun with the keys of before, so their
 * archives are drawn again too, when they have ended.
 */
export async function redrawEveryArchive(services: Services): Promise<void> {
  const jobs = await many<{ id: number; org_id: number; nth: number }>(services)`
    select id, org_id, (row_number() over (partition by org_id order by id desc) - 1)::int as nth from bulk_job
    where status in ('processing', 'completed') order by org_id, id desc`
  const now = services.now().getTime()
  for (const { id, org_id, nth } of jobs) {
    const ctx = jobContext(services, org_id, REDRAW_ALL_ARCHIVES.name)
    await redrawLater(ctx, [id], new Date(now + nth * SPACING_MS))
  }
}
