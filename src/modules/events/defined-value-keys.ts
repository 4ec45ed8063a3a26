import type { Context } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { noSuchEvent } from './records/event-queries.ts'

/** Returns the keys that an event and its kinds define. @throws AppError not_found */
export async function definedValueKeys(ctx: Context, eventId: number): Promise<string[]> {
  const event = await maybeOne<{ keys: string[] }>(ctx)`
    select array(
      select distinct value ->> 'key' from jsonb_array_elements(event.certificate_values || coalesce((
        select jsonb_agg(each) from certificate_kind k, jsonb_array_elements(k.certificate_values) each
        where k.event_id = event.id), '[]')) as value order by 1) as keys
    from event where org_id = ${ctx.orgId} and id = ${eventId}`
  if (event === null) throw noSuchEvent()
  return event.keys
}
