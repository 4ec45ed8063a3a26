import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, oneOf } from '../../../platform/http/validation/schema.ts'

export const STEPS = ['event', 'people', 'design', 'issue', 'share'] as const

export const SetupProgress = Type.Object(
  {
    steps: Type.Array(
      Type.Object({
        step: oneOf(STEPS, {
          description:
            'event: there is one; people: it has attendees; design: one was chosen, or certificates were issued; issue: there are certificates; share: one was mailed, looked at or shared',
        }),
        done: Type.Boolean({ description: 'Whether it was taken' }),
        count: Type.Integer({
          description: 'How many there are: events, people, designs, certificates, shared ones; 1,000 at most',
        }),
      }),
      { description: 'The five steps in their order' },
    ),
    next: nullable(oneOf(STEPS, { description: 'The first that was not taken; null: all were' })),
    event_id: nullable(IdOf('event to take it in: the one asked for, or the newest; null: there is none')),
  },
  { title: 'SetupProgress', description: 'How far it is from an event to certificates that people have seen' },
)

export type SetupProgress = Static<typeof SetupProgress>
