import type { Static } from 'typebox'
import { nullable } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { rangeOf } from '../../figures/index.ts'

const registered = {
  registered: Type.Integer({ description: 'Who registered, by when they did so first; also who was cancelled since' }),
  cancelled: Type.Integer({
    description: 'Who is cancelled, by when that was done; nobody who has registered again since',
  }),
  waitlisted: Type.Integer({ description: 'Who was put on the waiting list, by when they were' }),
}

const Registrations = Type.Object({
  capacity: nullable(Type.Integer({ description: 'How many places there are; null: as many as come' })),
  taken: Type.Integer({ description: 'Places that are taken now, by people who are registered or have an offer' }),
  waiting: Type.Integer({ description: 'People on the waiting list now' }),
  in_range: Type.Object(registered, { description: 'In all of the range' }),
  series: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), ...registered }), {
    description: 'By the day on which each interval begins',
  }),
})

export const EventAnalytics = Type.Object({ ...rangeOf, registrations: Registrations }, { title: 'EventAnalytics' })
export type EventAnalytics = Static<typeof EventAnalytics>
