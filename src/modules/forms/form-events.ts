import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { nullable, Timestamp } from '../../platform/http/validation/schema.ts'
import { announcedAnswers } from '../../platform/questions/announced-answers.ts'

const Submitted = eventData('FormSubmitted', {
  submission_id: Type.Integer({ description: 'Id of the submission' }),
  form_id: Type.Integer({ description: 'Id of the form' }),
  contact_id: nullable(
    Type.Integer({
      description:
        'Contact that was created or updated; null: the answers contain neither an email address nor a phone number',
    }),
  ),
  form_name: Type.String({ description: 'Name of the form' }),
  email: nullable(Type.String({ description: 'Email address that was given; null: none' })),
  answers: announcedAnswers('name', 'The answers, in the order of the fields'),
  submitted_at: { ...Timestamp, description: 'When it was submitted' },
})
export type FormSubmitted = Static<typeof Submitted>

export const formEventTypes = [
  {
    type: 'form.submitted',
    summary: 'A visitor submitted a lead form',
    data: Submitted,
    subject: 'form_submission',
    redact: (data: FormSubmitted) => ({ ...data, email: null, answers: [] }),
  },
] as const satisfies EventType[]
