import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, nullable, oneOf, Page, TimeOf } from '../../../platform/http/validation/schema.ts'
import { ACTIVITY_KINDS } from './activity-kinds.ts'

export const Activity = Type.Object(
  {
    id: Id,
    kind: oneOf(ACTIVITY_KINDS, { description: 'What happened' }),
    at: TimeOf('When it happened'),
    summary: Type.String({ description: 'What happened, as one sentence' }),
    event_id: nullable(
      Type.Integer({ description: 'The event at which it happened; it may be deleted since; null: none' }),
    ),
    subject_type: nullable(Type.String({ description: 'What it is about, such as `certificate`; null: nothing else' })),
    subject_id: nullable(Type.Integer({ description: 'Which one; it may be deleted since; null: nothing else' })),
    data: Type.Unsafe<object>({ type: 'object', additionalProperties: true, description: 'What else is known of it' }),
  },
  { title: 'ContactActivity' },
)

export const TimelineQuery = Type.Object({
  ...Page,
  kind: Type.Optional(oneOf(ACTIVITY_KINDS, { description: 'Only entries of this kind' })),
})

export type Activity = Static<typeof Activity>
export type TimelineQuery = Static<typeof TimelineQuery>
