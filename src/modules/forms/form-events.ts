import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { nullable, Timestamp } from '../../platform/http/validation/schema.ts'

const Submitted = eventData('FormSubmitted', {
  submission_id: Type.Integer({ description: 'What was sent' }),
  form_id: Type.Integer({ description: 'The form' }),
  contact_id: nullable(Type.Integer({ description: 'The contact that it made or added to; null: it told no address' })),
  submitted_at: { ...Timestamp, description: 'When it was sent' },
})
export type FormSubmitted = Static<typeof Submitted>

export const formEventTypes: EventType[] = [
  {
    type: 'form.submitted',
    summary: 'Somebody has filled in a lead form',
    data: Submitted,
    audience: 'internal',
    subject: 'form_submission',
    redact: (data) => data,
  },
]
