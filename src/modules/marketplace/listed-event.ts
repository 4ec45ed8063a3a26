import type { Services } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Event } from '../events/index.ts'

/** A stored public event with everything a public list may show. */
export type ListedEvent = Pick<Event, 'name' | 'event_type' | 'event_location' | 'event_timezone' | 'event_language'> &
  Pick<Event, 'registration_enabled' | 'registration_closed' | 'registration_capacity'> & {
    id: number
    slug: string
    /** Start of its description. */
    summary: string | null
    /** When it starts, and when it is over; null when unknown. */
    starts_at: Date | null
    ends_at: Date | null
    event_end_date: Date | null
    /** Storage key of its cover picture. */
    cover_picture: string | null
    registration_opens_at: Date | null
    registration_closes_at: Date | null
    /** Places taken and people waiting, when places are limited. */
    taken: number
    waiting: number
    organiser: string
    organisation: string
    created_at: Date
    changed_at: Date
  }

/** Enough for what a list shows, also when the addresses of links are left out. */
const SUMMARY = 1_000

/** Columns of a `ListedEvent`, from listing `l`, its event `e` and its organisation `o`. */
export const listedColumns = sql.raw(`
  l.id, e.slug, e.name, e.event_type, e.event_location, e.event_timezone, e.event_language, e.event_end_date,
  e.cover_picture, e.registration_enabled,
  e.registration_closed, e.registration_capacity, e.registration_opens_at, e.registration_closes_at, left(e.event_description, ${SUMMARY}) as summary,
  nullif(l.starts_at, 'infinity') as starts_at, nullif(l.ends_at, 'infinity') as ends_at, tally.taken, tally.waiting,
  o.name as organiser, o.slug as organisation, e.created_at, l.changed_at`)

/** Joins besides the listing. */
export const listedJoins = sql`
  join event e on e.id = l.id
  join organisation o on o.id = l.org_id
  cross join lateral (
    select coalesce(sum(t.taken), 0)::int as taken, coalesce(sum(t.waiting), 0)::int as waiting
    from event_tally t where t.event_id = l.id and l.capacity is not null) tally`

/** Returns the public event with this id or slug; null when there is none. */
export function readListedEvent(services: Pick<Services, 'db'>, address: string): Promise<ListedEvent | null> {
  const isId = /^\d{1,15}$/.test(address)
  return maybeOne<ListedEvent>(services)`
    select ${listedColumns} from event found join listing l on l.id = found.id ${listedJoins}
    where ${isId ? sql`found.id = ${address}::bigint` : sql`found.slug = ${address}`}`
}
