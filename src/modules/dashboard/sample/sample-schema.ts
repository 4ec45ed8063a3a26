import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'

export const SampleData = Type.Object(
  {
    event_id: IdOf('sample event'),
    attendees: Type.Integer({ description: 'How many attendees it has' }),
    sessions: Type.Integer({ description: 'How many sessions it has' }),
    checked_in: Type.Integer({ description: 'How many of them are checked in' }),
  },
  { title: 'SampleData', description: 'A sample event with made-up people, to look round with' },
)

export type SampleData = Static<typeof SampleData>
