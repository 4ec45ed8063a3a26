import type { Static } from 'typebox'
import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import { Type } from '../../../lib/type.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { oneOf, Page, Search, TimestampInput } from '../../../platform/http/validation/schema.ts'
import { STATUSES } from './attendee-schema.ts'

const CERTIFICATES = ['none', 'active', 'revoked'] as const

/** Filters of attendees, which may be combined. */
const attendeeFilters = {
  search: Search,
  status: Type.Optional(
    Type.Array(oneOf(STATUSES), {
      maxItems: STATUSES.length,
      description: 'Status; repeat it to match any of several',
    }),
  ),
  checked_in: Type.Optional(Type.Boolean({ description: 'Whether the attendee is checked in to the event' })),
  certificate: Type.Optional(
    oneOf(CERTIFICATES, {
      description: 'active: has an active certificate; revoked: only has a revoked one; none: never had one',
    }),
  ),
  tag: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 50 }), {
      maxItems: 10,
      description: 'Tag; repeat it to match attendees with all of several',
    }),
  ),
  registration_type_id: Type.Optional(
    Type.Array(Type.Integer(), { maxItems: 20, description: 'Registration type; repeat it to match any of several' }),
  ),
  signed_up_for: Type.Optional(
    Type.Integer({ description: 'Session with sign-up that the attendee has a place or a wish for' }),
  ),
  since: Type.Optional({ ...TimestampInput, description: 'Added at this time or later. ISO 8601' }),
  until: Type.Optional({ ...TimestampInput, description: 'Added before this time. ISO 8601' }),
  ids: Type.Optional(Type.Array(Type.Integer(), { maxItems: 200, description: 'Attendee ids, at most 200' })),
}

export const AttendeesFilter = Type.Object(attendeeFilters)
export type AttendeesFilter = Static<typeof AttendeesFilter>

/** Orders of attendee lists; a leading `-` reverses one. */
export const ORDERS = {
  newest: sql`attendee.id desc`,
  oldest: sql`attendee.id`,
  name: sql`attendee.folded, attendee.id`,
  '-name': sql`attendee.folded desc, attendee.id desc`,
  longest_name: sql`char_length(btrim(attendee.first_name || ' ' || attendee.last_name)) desc, attendee.id`,
  email: sql`attendee.email_key, attendee.id`,
  '-email': sql`attendee.email_key desc, attendee.id desc`,
  status: sql`attendee.status, attendee.id desc`,
  '-status': sql`attendee.status desc, attendee.id desc`,
  checked_in_at: sql`attendee.checked_in_at, attendee.id`,
  '-checked_in_at': sql`attendee.checked_in_at desc nulls last, attendee.id desc`,
} as const
type Sort = keyof typeof ORDERS

export const AttendeesQuery = Type.Object({
  ...Page,
  ...attendeeFilters,
  sort: Type.Optional(
    oneOf(Object.keys(ORDERS) as Sort[], {
      default: 'newest',
      description:
        'name: by full name; longest_name: longest name first; email, status: alphabetically; checked_in_at: earliest check-in first. A leading - reverses the order. Attendees who are not checked in come last',
    }),
  ),
})
export type AttendeesQuery = Static<typeof AttendeesQuery>

/** Returns SQL conditions on `attendee` for all filters except the search. */
export function attendeeConditions({
  status,
  checked_in,
  certificate,
  tag = [],
  registration_type_id: types,
  signed_up_for: session,
  ids,
  ...times
}: AttendeesFilter): Sql[] {
  const [since, until] = [times.since, times.until].map((text) => text && parseTimestamp(text))
  return [
    ...(status === undefined ? [] : [sql`attendee.status = any(${status}::text[])`]),
    ...(checked_in === undefined ? [] : [sql`(attendee.checked_in_at is not null) = ${checked_in}::boolean`]),
    ...(certificate === undefined ? [] : [whose[certificate]]),
    ...(tag.length === 0 ? [] : [sql`attendee.tags @> ${tag.map((each) => each.trim())}::text[]`]),
    ...(types === undefined ? [] : [sql`attendee.registration_type_id = any(${types}::bigint[])`]),
    ...(session === undefined ? [] : [signedUpFor(session)]),
    ...(since ? [sql`attendee.created_at >= ${since}`] : []),
    ...(until ? [sql`attendee.created_at < ${until}`] : []),
    ...(ids === undefined ? [] : [sql`attendee.id = any(${ids}::bigint[])`]),
  ]
}

const signedUpFor = (session: number) => sql`exists (
  select from session_signup u
  where u.session_id = ${session} and u.attendee_id = attendee.id and u.event_id = attendee.event_id and not u.missed)`

const has = (status: Sql) => sql`exists (
  select from certificate c
  where c.event_id = attendee.event_id and c.attendee_id = attendee.id and c.kind = 'attendee' and c.status = ${status})`
const [active, revoked] = [has(sql`'active'`), has(sql`'revoked'`)]
const whose: Record<(typeof CERTIFICATES)[number], Sql> = {
  active,
  revoked: sql`${revoked} and not ${active}`,
  none: sql`not ${active} and not ${revoked}`,
}
