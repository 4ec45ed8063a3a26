import { isSampleAddress } from '../../lib/text/sample-address.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { ACTIVITY_EVENT_TYPES, activitiesOf } from './activities-of.ts'
import { ingestActivities } from './ingest-activities.ts'
import { loadReferences } from './load-references.ts'
import { SWITCHED, whileOn } from './while-on.ts'

/**
 * Writes what happens at events into contact timelines, except for sample people. It runs in the transaction that
 * advances the listener's position, so each event is written exactly once, even across restarts.
 */
export const feedListener: Listener = {
  name: 'contact-timeline',
  types: [...ACTIVITY_EVENT_TYPES, SWITCHED],
  from: 'now',
  handleMany: async (ctx, events) => {
    const handled = await whileOn(ctx, events)
    const references = await loadReferences(ctx, handled)
    await ingestActivities(
      ctx,
      handled.flatMap((event) => activitiesOf(event, references)).filter(({ email }) => !isSampleAddress(email)),
    )
  },
}
