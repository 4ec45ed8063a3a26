import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { type EventType, eventData } from '../../../platform/context/event-type.ts'
import type { DomainEvent } from '../../../platform/outbox/record-event.ts'

const Switched = eventData('ContactFeedSwitched', {
  is_on: Type.Boolean({ description: 'Whether what happens at events from now on is taken into time lines' }),
})

export const feedEventTypes = [
  {
    type: 'crm.feed_switched',
    summary: 'The feed from events into the time lines of contacts was switched on or off',
    data: Switched,
    subject: 'organisation',
    audience: 'internal',
    redact: (data: Static<typeof Switched>) => data,
  },
] as const satisfies EventType[]

/** Whoever changes the setting records it with the change; never when it stays as it was. */
export function feedSwitched(orgId: number, isOn: boolean): DomainEvent {
  return { type: 'crm.feed_switched', subjectId: orgId, data: { is_on: isOn } satisfies Static<typeof Switched> }
}
