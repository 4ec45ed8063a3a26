import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { nullable, Timestamp } from '../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../platform/outbox/record-event.ts'
import type { AwardRow } from './award-queries.ts'

const Earned = eventData('BadgeEarned', {
  award_id: Type.Integer({ description: 'Id of the award, for recognising events that arrive twice' }),
  badge_template_id: Type.Integer({ description: 'Id of the badge template' }),
  event_id: nullable(Type.Integer({ description: 'Id of the event it came from; null: no single event' })),
  attendee_id: nullable(Type.Integer({ description: 'Id of the attendee of that event; null: none' })),
  email: Type.String({ description: 'Email address of the recipient' }),
  name: Type.String({ description: 'Name on the badge' }),
  earned_at: { ...Timestamp, description: 'When it was earned' },
})

export const badgeEventTypes = [
  {
    type: 'badge.earned',
    summary: 'A badge was awarded, by its criteria or by hand',
    data: Earned,
    subject: 'badge_award',
    redact: (data: Static<typeof Earned>) => ({ ...data, email: '', name: '' }),
    audience: 'internal',
  },
] as const satisfies EventType[]

export function badgeEarned(row: AwardRow): DomainEvent {
  const data: Static<typeof Earned> = {
    award_id: row.id,
    badge_template_id: row.template_id,
    event_id: row.event_id,
    attendee_id: row.attendee_id,
    email: row.email,
    name: row.recipient_name,
    earned_at: row.awarded_at.toISOString(),
  }
  return { type: 'badge.earned', subjectId: row.id, data }
}
