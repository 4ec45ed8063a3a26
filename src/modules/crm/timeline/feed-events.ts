import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { type EventType, eventData } from '../../../platform/context/event-type.ts'
import type { DomainEvent } from '../../../platform/outbox/record-event.ts'

const Switched = eventData('ContactFeedSwitched', {
  is_on: Type.Boolean({ description: 'Whether activity at events is added to timelines from now on' }),
})

export const feedEventTypes = [
  {
    type: 'crm.feed_switched',
    summary: 'The feed from events to contact timelines was switched on or off',
    data: Switched,
    subject: 'organisation',
    audience: 'internal',
    redact: (data: Static<typeof Switched>) => data,
  },
] as const satisfies EventType[]

/**
 * Event for a change of the feed setting, recorded in the same transaction; not used when the setting stays the same.
 */
export function feedSwitched(orgId: number, isOn: boolean): DomainEvent {
  return { type: 'crm.feed_switched', subjectId: orgId, data: { is_on: isOn } satisfies Static<typeof Switched> }
}
