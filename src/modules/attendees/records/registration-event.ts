import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Brand } from '../../../platform/pages/brand.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { type CertificateValue, type Cover, coverColumn, type Event } from '../../events/index.ts'
import { brandColumn } from '../../organisations/index.ts'

/** A registration type of an event, with its places taken and the people who wait for one. */
export type TypeOfEvent = {
  id: number
  name: string
  description: string | null
  capacity: number | null
  needs_approval: boolean
  questions: Question[]
  /** ISO 8601. */
  closes_at: string | null
  taken: number
  waiting: number
}

/** A session that people choose when they register; times in ISO 8601, `places_left` is null without a limit. */
export type SessionOfEvent = {
  uid: string
  title: string
  start_time: string
  end_time: string
  location: string | null
  places_left: number | null
}

/** The public facts of an event, and the settings its registrations are validated against. */
export type RegistrationEvent = Pick<
  Event,
  'name' | 'event_type' | 'visibility' | 'event_location' | 'event_description' | 'event_timezone' | 'event_language'
> &
  Pick<
    Event,
    | 'registration_enabled'
    | 'registration_closed'
    | 'registration_approval'
    | 'registration_capacity'
    | 'registration_max_guests'
    | 'registration_confirm_email'
  > & {
    id: number
    org_id: number
    slug: string
    organiser: string
    /** Public name of the organisation. */
    organisation: string
    registration_questions: Question[] | null
    registration_types: TypeOfEvent[]
    sign_up_sessions: SessionOfEvent[]
    /** `certificate_values` of the event; attendees have a column of that name. */
    value_definitions: CertificateValue[]
    event_date: Date | null
    event_end_date: Date | null
    /** For registered people only, so no public page shows it. */
    online_url: string | null
    cover: Cover | null
    brand: Brand
    registration_opens_at: Date | null
    registration_closes_at: Date | null
    /** The start of the first session, and the end of the last. */
    sessions_start: Date | null
    sessions_end: Date | null
    /** Places taken, people waiting, and people who wait for approval. */
    taken: number
    waiting: number
    pending: number
  }

const types = `coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'description', t.description,
    'capacity', t.capacity, 'needs_approval', t.needs_approval, 'questions', t.questions, 'closes_at', t.closes_at, 'taken', n.taken, 'waiting', n.waiting)
    order by t.position, t.id)
  from registration_type t cross join lateral (
    select coalesce(sum(taken), 0) as taken, coalesce(sum(waiting), 0) as waiting
    from registration_type_tally where registration_type_id = t.id) n
  where t.event_id = e.id), '[]')`

const signUpSessions = `coalesce((select jsonb_agg(jsonb_build_object('uid', s.uid, 'title', s.title, 'start_time', s.start_time,
    'end_time', s.end_time, 'location', s.location, 'places_left', greatest(s.capacity - c.signed_up, case when s.capacity is not null then 0 end))
    order by s.start_time, s.id)
  from session_signup_count c join session s on s.id = c.session_id where c.org_id = e.org_id and c.event_id = e.id), '[]')`

/** Columns of a `RegistrationEvent`, from event `e` and organisation `o`. */
const columns = sql.raw(`
  e.id, e.org_id, e.slug, e.name, e.event_type, e.visibility, e.event_location, e.event_description, e.event_timezone,
  e.event_language, e.event_date, e.event_end_date, e.online_url, e.registration_enabled,
  e.registration_closed, e.registration_approval, e.registration_capacity, e.registration_max_guests, e.registration_confirm_email,
  e.registration_opens_at, e.registration_closes_at, e.registration_questions, e.certificate_values as value_definitions, o.name as organiser, o.slug as organisation,
  ${types} as registration_types, ${signUpSessions} as sign_up_sessions,
  (select min(start_time) from session where event_id = e.id) as sessions_start,
  (select max(end_time) from session where event_id = e.id) as sessions_end,
  (select coalesce(sum(taken), 0)::int from event_tally where event_id = e.id) as taken,
  (select coalesce(sum(waiting), 0)::int from event_tally where event_id = e.id) as waiting,
  (select coalesce(sum(pending), 0)::int from event_tally where event_id = e.id) as pending`)

/** @param which condition on event `e`, and its locking clause */
export function readRegistrationEvent(ctx: Pick<Services, 'db'>, which: Sql): Promise<RegistrationEvent | null> {
  return maybeOne<RegistrationEvent>(ctx)`
    select ${columns}, ${coverColumn}, ${brandColumn} from event e join organisation o on o.id = e.org_id where ${which}`
}

/**
 * Returns the event at a public address: the last segment of its `public_url`, or its id while it is public. Null when
 * there is none or it is private.
 */
export function findRegistrationEvent(
  services: Pick<Services, 'db'>,
  address: string,
): Promise<RegistrationEvent | null> {
  return readRegistrationEvent(services, isAt(address))
}

/** SQL condition: event `e` has this public address. */
export function isAt(address: string): Sql {
  return /^\d{1,15}$/.test(address)
    ? sql`e.id = ${address}::bigint and e.visibility = 'public'`
    : sql`e.slug = ${address} and e.visibility <> 'private'`
}
