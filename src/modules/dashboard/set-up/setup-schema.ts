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
            'event: an event exists; people: it has attendees; design: one was chosen, or certificates were issued; issue: there are certificates; share: one was emailed, viewed or shared',
        }),
        done: Type.Boolean({ description: 'Whether the step is done' }),
        count: Type.Integer({
          description: 'Number of events, attendees, designs, certificates or shared certificates; at most 1,000',
        }),
      }),
      { description: 'The five steps in order' },
    ),
    next: nullable(oneOf(STEPS, { description: 'The first step that is not done; null: all are done' })),
    event_id: nullable(IdOf('event of the next step: the requested one, or the newest; null: there is no event')),
  },
  { title: 'SetupProgress', description: 'Progress from an event to certificates that people have seen' },
)

export type SetupProgress = Static<typeof SetupProgress>
