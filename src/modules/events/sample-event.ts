import { AppError } from '../../lib/errors.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'

/** Marks an event as the sample, so that it can be found and deleted. @throws AppError already_exists */
export async function markAsSample(ctx: TxContext, eventId: number): Promise<void> {
  const row = await maybeOne(ctx)`
    insert into sample_event (org_id, event_id, created_at) values (${ctx.orgId}, ${eventId}, ${ctx.now()})
    on conflict (org_id) do nothing returning event_id`
  if (row === null) throw sampleExists()
}

export function sampleExists(): AppError {
  return new AppError('already_exists', 'Sample data already exists. Delete it first to create it again.')
}
