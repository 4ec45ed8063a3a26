import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { oneOf, Page, Search, TimestampInput } from '../../platform/http/validation/schema.ts'
import { EVENT_TYPES } from '../events/index.ts'

const moment = (description: string) => Type.Optional({ ...TimestampInput, description })

/** Filters of public events, except the page. */
const filters = {
  search: Type.Optional({
    ...Search,
    description:
      'Words in the name or place, at most 8, all of which must match; case and accents are ignored, and there are no wildcards',
  }),
  type: Type.Optional(oneOf(EVENT_TYPES, { description: 'Kind of event' })),
  when: Type.Optional(
    oneOf(['upcoming', 'past', 'all'], {
      default: 'upcoming',
      description: 'upcoming: not over yet, including events in progress and without a date',
    }),
  ),
  from: moment('Not over before this time; a day alone: not before that day, as the clocks of the event show it'),
  to: moment('Begins before this time; a day alone: on that day at the latest, as the clocks of the event show it'),
  place: Type.Optional(Type.String({ maxLength: 300, description: 'Part of its location, ignoring case and accents' })),
  free: Type.Optional(Type.Boolean({ description: 'true: open for registration with places left; false: no filter' })),
  organisation: Type.Optional(
    Type.String({ maxLength: 100, description: 'Organiser: the `organisation` of an event' }),
  ),
  sort: Type.Optional(
    oneOf(['soonest', 'latest', 'newest'], {
      description:
        'soonest or latest: by start; newest: by creation. Default: soonest for upcoming events, else latest',
    }),
  ),
}

export const ListingsQuery = Type.Object({ ...Page, ...filters })
export type ListingQuery = Static<typeof ListingsQuery>
