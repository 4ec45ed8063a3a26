import type { Static } from 'typebox'
import { searchKey } from '../../../lib/text/search-key.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { IdOf, nullable, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'
import { type Listed, type PageQuery, pageRange } from '../../../platform/lists/list-page.ts'
import { Attendee, findByEmail, listAttendees } from '../../attendees/index.ts'

export const LookedUp = Type.Object(
  {
    ...Attendee.properties,
    sessions: Type.Array(
      Type.Object({
        session_id: nullable(IdOf('session; null: the door of the event')),
        title: nullable(Type.String({ description: 'Title of the session; null: the event itself' })),
        checked_in_at: TimeOf('Time of the check-in'),
        left_at: TimeOrNull('When they left', 'inside now'),
      }),
      { description: 'Check-ins of the attendee' },
    ),
  },
  { title: 'LookedUpAttendee' },
)
export type LookedUp = Static<typeof LookedUp>

/** People on a page, if the request names no limit. */
export const LOOKED_UP = 50
/** The newest matches that are ranked; typing more narrows them down. */
const RANKED = 200

/**
 * Finds attendees for check-in: an exact email address first, then names with a word that starts with the text, then
 * other matches in name or address. The pages are those of the 200 newest matches.
 * @throws AppError not_found for the event
 */
export async function lookUpAttendees(
  ctx: Context,
  eventId: number,
  query: string,
  { page, limit = LOOKED_UP }: PageQuery = {},
): Promise<Listed<LookedUp>> {
  const [exact, { rows, total }] = await Promise.all([
    findByEmail(ctx, eventId, query.trim()),
    listAttendees(ctx, eventId, { search: query, limit: RANKED }),
  ])
  const others = rows.filter(({ id }) => id !== exact?.id).sort((a, b) => rank(a, query) - rank(b, query))
  const ranked = [...(exact ? [exact] : []), ...others]
  const range = pageRange({ ...(page && { page }), limit })
  const people = ranked.slice(range.offset, range.offset + range.limit)
  const entries = await readEntries(ctx, people)
  return {
    rows: people.map((person) => ({ ...person, sessions: entries.get(person.id) ?? [] })),
    total: ranked.length,
    limit: range.limit,
    ...(total > RANKED ? { capped: true } : {}),
  }
}

/** Returns 0 when the text starts a word of the name, else 1. */
function rank({ first_name, last_name }: Attendee, query: string): 0 | 1 {
  return ` ${searchKey(`${first_name} ${last_name}`)}`.includes(` ${searchKey(query.trim())}`) ? 0 : 1
}

type Entry = {
  attendee_id: number
  session_id: number | null
  title: string | null
  checked_in_at: Date
  left_at: Date | null
}

async function readEntries(ctx: Context, people: Attendee[]): Promise<Map<number, LookedUp['sessions']>> {
  const entries = await many<Entry>(ctx)`
    select c.attendee_id, c.session_id, s.title, c.checked_in_at, c.left_at from check_in c left join session s on s.id = c.session_id
    where c.org_id = ${ctx.orgId} and c.attendee_id = any((select ${people.map(({ id }) => id)}::bigint[])::bigint[])
    order by c.checked_in_at, c.session_id`
  const byPerson = Map.groupBy(entries, ({ attendee_id }) => attendee_id)
  return new Map(
    [...byPerson].map(([id, own]) => [
      id,
      own.map(({ session_id, title, checked_in_at, left_at }) => ({
        session_id,
        title,
        checked_in_at: isoTime(checked_in_at),
        left_at: left_at && isoTime(left_at),
      })),
    ]),
  )
}
