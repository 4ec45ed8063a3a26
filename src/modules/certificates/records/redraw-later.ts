import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'

/** Redraws the archive of a completed bulk job with its certificates as they are now. Bulk jobs do the work. */
export const REDRAW_ARCHIVE = {
  name: 'redraw-archive',
  payload: Type.Object({ org_id: Type.Integer(), bulk_job_id: Type.Integer() }),
}

/** Bulk jobs and redrawn archives of one organisation take turns. */
export const bulkLineOf = ({ orgId }: { orgId: number }) => `bulk ${orgId}`

/** Queues the redrawing of archives, in the caller's transaction if there is one. Further changes of one put it off. */
export async function redrawLater(ctx: Pick<Context, 'db' | 'orgId'>, jobIds: number[], runAt?: Date): Promise<void> {
  for (const id of jobIds)
    await addJob(
      ctx,
      REDRAW_ARCHIVE,
      { org_id: ctx.orgId, bulk_job_id: id },
      { about: String(id), line: bulkLineOf(ctx), ...(runAt && { runAt }) },
    )
}
