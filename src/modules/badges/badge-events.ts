import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { nullable, Timestamp } from '../../platform/http/validation/schema.ts'
import type { DomainEvent } from '../../platform/outbox/record-event.ts'
import type { AwardRow } from './award-queries.ts'

const Earned = eventData('BadgeEarned', {
  award_id: Type.Integer({ description: 'The award; the same when an event arrives twice' }),
  badge_template_id: Type.Integer({ description: 'The badge that was earned' }),
  event_id: nullable(Type.Integer({ description: 'The event that it came from; null: none alone' })),
  attendee_id: nullable(Type.Integer({ description: 'The attendee of that event who earned it; null: none' })),
  email: Type.String({ description: 'Whose it is' }),
  name: Type.String({ description: 'The name on it' }),
  earned_at: { ...Timestamp, description: 'When it was earned' },
})

export const badgeEventTypes = [
  {
    type: 'badge.earned',
    summary: 'Somebody has earned a badge, or was given it',
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
