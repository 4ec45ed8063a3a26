import type { TxContext } from '../../platform/context/context.ts'
import { change, maybeOne } from '../../platform/db/query.ts'
import type { ListenerEvent } from '../../platform/outbox/listener.ts'

/** By which the organisation switches the feed. */
export const SWITCHED = 'crm.feed_switched'

/**
 * Those events that happened while the feed was on. That it is switched is an event among them, so what comes before and
 * after it is known exactly, however late it is heard.
 */
export async function whileOn(ctx: TxContext, events: readonly ListenerEvent[]): Promise<ListenerEvent[]> {
  const kept = await maybeOne<{ is_on: boolean }>(ctx)`select is_on from contact_feed where org_id = ${ctx.orgId}`
  const before = kept?.is_on ?? true
  let isOn = before
  const heard: ListenerEvent[] = []
  for (const event of events) {
    if (event.type === SWITCHED) isOn = (event.data as { is_on: boolean }).is_on
    else if (isOn) heard.push(event)
  }
  if (isOn !== before)
    await change(ctx)`
      insert into contact_feed (org_id, is_on) values (${ctx.orgId}, ${isOn})
      on conflict (org_id) do update set is_on = excluded.is_on`
  return heard
}
