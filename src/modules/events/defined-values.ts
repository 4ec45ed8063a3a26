import type { Context } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { noSuchEvent } from './records/event-queries.ts'

/** A value that an event or one of its kinds defines. */
export type DefinedValue = { key: string; label: string }

/**
 * Returns the values that an event and its kinds define, in their order and each key once, with the label of the event
 * where both define it.
 * @throws AppError not_found
 */
export async function definedValues(ctx: Context, eventId: number): Promise<DefinedValue[]> {
  const event = await maybeOne<{ values: DefinedValue[] }>(ctx)`
    select event.certificate_values || coalesce((
      select jsonb_agg(each order by k.position, nth)
      from certificate_kind k, jsonb_array_elements(k.certificate_values) with ordinality as v (each, nth)
      where k.event_id = event.id), '[]') as values
    from event where org_id = ${ctx.orgId} and id = ${eventId}`
  if (event === null) throw noSuchEvent()
  const byKey = new Map<string, DefinedValue>()
  for (const { key, label } of event.values) if (!byKey.has(key)) byKey.set(key, { key, label })
  return [...byKey.values()]
}
