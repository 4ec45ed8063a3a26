import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, nullable, oneOf, Page, TimeOf } from '../../../platform/http/validation/schema.ts'
import { ACTIVITY_KINDS } from './activity-kinds.ts'

export const Activity = Type.Object(
  {
    id: Id,
    kind: oneOf(ACTIVITY_KINDS, { description: 'Kind of activity' }),
    at: TimeOf('Time of the activity'),
    summary: Type.String({ description: 'Sentence that describes the activity' }),
    event_id: nullable(
      Type.Integer({ description: 'Event at which it happened, which may have been deleted since; null: none' }),
    ),
    subject_type: nullable(
      Type.String({ description: 'Type of the related record, such as `certificate`; null: none' }),
    ),
    subject_id: nullable(
      Type.Integer({ description: 'Id of the related record, which may have been deleted since; null: none' }),
    ),
    data: Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      description: 'Further values, depending on the kind',
    }),
  },
  { title: 'ContactActivity' },
)

export const TimelineQuery = Type.Object({
  ...Page,
  kind: Type.Optional(oneOf(ACTIVITY_KINDS, { description: 'Only entries of this kind' })),
})

export type Activity = Static<typeof Activity>
export type TimelineQuery = Static<typeof TimelineQuery>
