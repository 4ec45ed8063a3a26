import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'

export const SampleData = Type.Object(
  {
    event_id: IdOf('sample event'),
    attendees: Type.Integer({ description: 'Number of attendees' }),
    sessions: Type.Integer({ description: 'Number of sessions' }),
    checked_in: Type.Integer({ description: 'Number of attendees who are checked in' }),
  },
  { title: 'SampleData', description: 'A sample event with fictional attendees' },
)

export type SampleData = Static<typeof SampleData>
