import { AppError } from '../../lib/errors.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'

/** Which event of the organisation is a sample; null: it has none. */
export async function findSampleEvent({ orgId, db }: Context): Promise<number | null> {
  const row = await maybeOne<{ event_id: number }>({ db })`select event_id from sample_event where org_id = ${orgId}`
  return row?.event_id ?? null
}

/** Says that an event is the sample, by which it is found when it is to go. @throws AppError already_exists */
export async function markAsSample(ctx: TxContext, eventId: number): Promise<void> {
  const row = await maybeOne(ctx)`
    insert into sample_event (org_id, event_id, created_at) values (${ctx.orgId}, ${eventId}, ${ctx.now()})
    on conflict (org_id) do nothing returning event_id`
  if (row === null)
    throw new AppError('already_exists', 'There is sample data already. Take it away first to have it anew.')
}
