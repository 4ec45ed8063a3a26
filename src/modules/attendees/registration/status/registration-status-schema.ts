import type { Static } from 'typebox'
import { Type } from '../../../../lib/type.ts'
import { nullable, oneOf } from '../../../../platform/http/validation/schema.ts'

const count = (description: string) => Type.Integer({ description })

export const RegistrationStatus = Type.Object(
  {
    state: oneOf(['open', 'disabled', 'past', 'closed', 'not_open'], {
      description:
        'open: the public page takes registrations; disabled: registration_enabled is off; past: the event is over; closed: registration was closed; not_open: it opens later',
    }),
    full: Type.Boolean({ description: 'Whether a new registration joins the waiting list' }),
    capacity: nullable(Type.Integer({ description: 'Number of places; null: unlimited' })),
    taken: count('Places of registered attendees and of people with an offer'),
    free: nullable(Type.Integer({ description: 'Remaining places; null: unlimited' })),
    offered: count('People with an offer of a place'),
    waiting: count('People on the waiting list'),
    pending: count('People who wait for approval'),
  },
  { title: 'RegistrationStatus', description: 'Whether people can register for an event, and its places' },
)

export const AnswerCounts = Type.Object(
  {
    questions: Type.Array(
      Type.Object({
        question_id: Type.String({ description: 'Id of a current or former registration question' }),
        answered: count('Number of attendees with an answer'),
      }),
      { description: 'Questions with at least one answer, by id' },
    ),
  },
  { title: 'AnswerCounts', description: 'Number of answers to each registration question' },
)

export type RegistrationStatus = Static<typeof RegistrationStatus>
export type AnswerCounts = Static<typeof AnswerCounts>
