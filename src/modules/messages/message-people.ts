import type { Context } from '../../platform/context/context.ts'
import { PLANNED_EACH_TIME } from '../../platform/db/named-statement.ts'
import { many } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { attendeesWithin } from '../attendees/index.ts'
import { contactsWithin } from '../crm/index.ts'
import { type Stop, stoppedBy } from '../emails/index.ts'
import type { Audience } from './audience-schema.ts'
import type { Exclusion } from './message-schema.ts'

/** The people of a message that is stored or only previewed. */
export type Addressed = {
  event_id: number | null
  audience: Audience
  chosen: readonly number[] | null
  transactional: boolean
  /** Null before it is stored. */
  id: number | null
}

/** A person of the audience. `stop`: why they get no email. */
export type MessagePerson = {
  id: number
  first_name: string
  last_name: string
  email: string | null
  email_key: string | null
  language: string | null
  stop: Stop | 'no_address' | 'no_consent' | null
}

/** Erased attendees keep a row with an address of this domain. */
const ERASED = '%@erased.invalid'
/** Addresses that the table of emails rejects; they were stored before addresses were validated. */
const UNUSABLE = '[\\u0001-\\u0020\\u007f-\\u00a0\\u2028\\u2029"(),:;<>\\\\[\\]]'

/**
 * Returns SQL for the people of the audience, as `MessagePerson`, without those who are recipients already.
 * @param after only people with a larger id
 */
function peopleOf(ctx: Pick<Context, 'orgId'>, message: Addressed, after = 0): Sql {
  const table = message.event_id === null ? sql.raw('contact') : sql.raw('attendee')
  const language = message.event_id === null ? sql`null::text` : sql`attendee.language`
  const isNew =
    message.id === null
      ? sql``
      : sql`and not exists (select from message_recipient r where r.message_id = ${message.id} and r.person_id = ${table}.id)
          and not exists (select from message_recipient r where r.message_id = ${message.id} and r.email_key = ${table}.email_key)`
  return sql`
    select ${table}.id, ${table}.first_name, ${table}.last_name, ${table}.email, ${table}.email_key, ${language} as language, case
      when coalesce(${table}.email, '') = '' or length(${table}.email) > 254 or ${table}.email_key like ${ERASED}
        or ${table}.email ~ ${UNUSABLE} then 'no_address'
      when ${lacksConsent(message)} then 'no_consent'
      else ${stoppedBy(ctx.orgId, sql`${table}.email_key`, message.transactional)} end as stop
    from ${table} where ${table}.org_id = ${ctx.orgId} and ${table}.id > ${after}::bigint and ${within(ctx, message)} ${isNew}`
}

function lacksConsent({ event_id, audience }: Addressed): Sql {
  if (event_id !== null) return sql`false`
  return audience.consent === 'not_denied'
    ? sql`contact.email_consent = 'denied'`
    : sql`contact.email_consent <> 'granted'`
}

function within(ctx: Pick<Context, 'orgId'>, { event_id, audience, chosen }: Addressed): Sql {
  const { tags, has_certificate, answered_survey } = audience
  const ids = chosen === null ? undefined : [...chosen]
  if (event_id === null) {
    const { search, stage, owner, source, min_score, max_score, active_since, inactive_since, account_id } = audience
    const filter = given({
      search,
      stage,
      owner,
      source,
      min_score,
      max_score,
      active_since,
      inactive_since,
      account_id,
    })
    const own = contactsWithin(ctx, { ...filter, ...given({ tag: tags }) })
    return ids === undefined ? own : sql`${own} and contact.id = any(${ids}::bigint[])`
  }
  if (ids !== undefined) return attendeesWithin(event_id, { ids })
  const { search, status = ['registered'], checked_in, registration_type_id, signed_up_for, since, until } = audience
  const filter = {
    status,
    ...given({ search, checked_in, registration_type_id, signed_up_for, since, until, tag: tags }),
  }
  return sql.join(
    [
      attendeesWithin(event_id, filter),
      ...(has_certificate === undefined ? [] : [sql`${hasCertificate} = ${has_certificate}::boolean`]),
      ...(answered_survey === undefined ? [] : [sql`${answeredSurvey} = ${answered_survey}::boolean`]),
    ],
    ' and ',
  )
}

const hasCertificate = sql`exists (select from certificate c where c.event_id = attendee.event_id
  and c.attendee_id = attendee.id and c.kind = 'attendee' and c.status = 'active')`
const answeredSurvey = sql`exists (select from survey_response s where s.attendee_id = attendee.id)`

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>
}

/** Reads the next people of the audience, in order of their ids. */
export function readPeople(ctx: Context, message: Addressed, after: number, max: number): Promise<MessagePerson[]> {
  return many<MessagePerson>(ctx)`${PLANNED_EACH_TIME}${peopleOf(ctx, message, after)} order by id limit ${max}::int`
}

/** Returns the first people with or without a reason to get no email. */
export function readFirst(ctx: Context, message: Addressed, excluded: boolean, max: number): Promise<MessagePerson[]> {
  return many<MessagePerson>(ctx)`${PLANNED_EACH_TIME}
    select * from (${peopleOf(ctx, message)}) people where (stop is not null) = ${excluded}::boolean
    order by id limit ${max}::int`
}

/** Counts the people of the audience who get the message, and those who do not by reason. */
export async function countPeople(
  ctx: Context,
  message: Addressed,
): Promise<{ recipients: number; excluded: Record<Exclusion, number> }> {
  const rows = await many<{ stop: MessagePerson['stop']; n: number }>(ctx)`${PLANNED_EACH_TIME}
    select stop, count(*) as n from (${peopleOf(ctx, message)}) people group by stop`
  const counted = { recipients: 0, excluded: { no_address: 0, suppressed: 0, unsubscribed: 0, no_consent: 0 } }
  for (const { stop, n } of rows)
    if (stop === null) counted.recipients = n
    else counted.excluded[exclusionOf(stop)] += n
  return counted
}

/** Groups the reasons of the suppression list. */
export function exclusionOf(stop: NonNullable<MessagePerson['stop']>): Exclusion {
  return stop === 'no_address' || stop === 'no_consent' || stop === 'unsubscribed' ? stop : 'suppressed'
}
