import type { TxContext } from '../../platform/context/context.ts'
import { change, maybeOne } from '../../platform/db/query.ts'
import type { ListenerEvent } from '../../platform/outbox/listener.ts'

/** Domain event that records that the organisation turned the timeline feed on or off. */
export const SWITCHED = 'crm.feed_switched'

/**
 * Returns the events that happened while the feed was on. The switch is itself one of these events, so the boundary is
 * exact however late the listener runs.
 */
export async function whileOn(ctx: TxContext, events: readonly ListenerEvent[]): Promise<ListenerEvent[]> {
  const kept = await maybeOne<{ is_on: boolean }>(ctx)`select is_on from contact_feed where org_id = ${ctx.orgId}`
  const before = kept?.is_on ?? true
  let isOn = before
  const handled: ListenerEvent[] = []
  for (const event of events) {
    if (event.type === SWITCHED) isOn = (event.data as { is_on: boolean }).is_on
    else if (isOn) handled.push(event)
  }
  if (isOn !== before)
    await change(ctx)`
      insert into contact_feed (org_id, is_on) values (${ctx.orgId}, ${isOn})
      on conflict (org_id) do update set is_on = excluded.is_on`
  return handled
}
