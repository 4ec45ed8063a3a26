import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { attendeesForMail } from '../attendees/index.ts'
import type { MailData } from '../emails/index.ts'
import { surveyLink } from '../surveys/index.ts'

type EventRow = NonNullable<MailData['event']> & {
  visibility: string
  slug: string
  has_survey: boolean
  survey_closes_at: Date | null
}

/** Returns the variables of a message by person, with a few statements for all. Deleted people are missing. */
export function mailDataOfPeople(
  ctx: Context,
  eventId: number | null,
  personIds: number[],
): Promise<Map<number, MailData>> {
  return eventId === null ? ofContacts(ctx, personIds) : ofAttendees(ctx, eventId, personIds)
}

async function ofAttendees(ctx: Context, eventId: number, ids: number[]): Promise<Map<number, MailData>> {
  const { event, survey } = await eventForMessage(ctx, eventId)
  const attendees = await attendeesForMail(ctx, ids)
  return new Map(
    [...attendees].map(([id, { attendee, values, link }]) => [
      id,
      {
        event,
        attendee,
        values,
        ...(survey ? { survey: { url: surveyLink(ctx, link), closes_at: survey.closes_at } } : {}),
      },
    ]),
  )
}

/** Returns the event of a message as its emails show it; `survey` is null without questions. */
export async function eventForMessage(
  ctx: Context,
  id: number,
): Promise<{ event: NonNullable<MailData['event']>; survey: { closes_at: Date | null } | null }> {
  const [row] = await many<EventRow>(ctx)`
    select name, event_date as starts_at, event_end_date as ends_at, online_url, event_timezone as time_zone,
      event_location as location, event_description as description, visibility, slug,
      coalesce(jsonb_array_length(survey), 0) > 0 as has_survey, survey_closes_at
    from event where org_id = ${ctx.orgId} and id = ${id}`
  const { visibility, slug, has_survey, survey_closes_at, ...event } = row!
  const url = visibility === 'private' ? null : `${ctx.siteUrl}/e/${slug}`
  return { event: { ...event, url }, survey: has_survey ? { closes_at: survey_closes_at } : null }
}

async function ofContacts(ctx: Context, ids: number[]): Promise<Map<number, MailData>> {
  const rows = await many<{
    id: number
    first_name: string
    last_name: string
    email: string
    company: string | null
    title: string | null
  }>(ctx)`
    select c.id, c.first_name, c.last_name, c.email, c.title, (select name from account where account.id = c.account_id) as company
    from contact c where c.org_id = ${ctx.orgId} and c.id = any(${ids}::bigint[]) and c.email is not null and c.merged_into is null`
  return new Map(
    rows.map(({ id, first_name, last_name, email, company, title }) => [
      id,
      { attendee: { first_name, last_name, email }, contact: { company, title } },
    ]),
  )
}
