import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { oneOf, Page, Search, TimestampInput } from '../../platform/http/validation/schema.ts'
import { EVENT_TYPES } from '../events/index.ts'

const moment = (description: string) => Type.Optional({ ...TimestampInput, description })

/** What is asked of the public events, but for the page. */
const filters = {
  search: Type.Optional({
    ...Search,
    description:
      'Words of the name or the place, each of which has to be there, at most 8; without regard to case or accents, and every character means itself',
  }),
  type: Type.Optional(oneOf(EVENT_TYPES, { description: 'What kind of event it is' })),
  when: Type.Optional(
    oneOf(['upcoming', 'past', 'all'], {
      default: 'upcoming',
      description: 'upcoming: not over yet, also what has begun and what has no date yet',
    }),
  ),
  from: moment('Not over before this time; a day alone: not before that day, as the clocks of the event show it'),
  to: moment('Begins before this time; a day alone: on that day at the latest, as the clocks of the event show it'),
  place: Type.Optional(
    Type.String({ maxLength: 300, description: 'A part of its place, without regard to case or accents' }),
  ),
  free: Type.Optional(
    Type.Boolean({ description: 'true: one can register now, and there are places left; false is as good as nothing' }),
  ),
  organisation: Type.Optional(
    Type.String({ maxLength: 100, description: 'Who organises it: the `organisation` of an event' }),
  ),
  sort: Type.Optional(
    oneOf(['soonest', 'latest', 'newest'], {
      description:
        'By when it begins, the first or the last one first, or what was created last. Default: soonest of what is upcoming, latest of anything else',
    }),
  ),
}

export const ListingsQuery = Type.Object({ ...Page, ...filters })
export type ListingQuery = Static<typeof ListingsQuery>
