import { invalidField } from '../../lib/errors.ts'
import type { Language } from '../../lib/text/languages.ts'
import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { hasVariable, type MessageKind, usedVariables, validateMessageText } from '../emails/index.ts'
import { type Audience, CONTACT_FIELDS, EVENT_FIELDS } from './audience-schema.ts'
import { sendTime } from './send-time.ts'

export type MessageContent = {
  subject: string | null
  body: string | null
  language: Language | null
  template_id: number | null
}

/** A time in the past by less than this is now: clocks differ, and a form takes a while to be sent. */
const TOLERANCE_MS = 5 * 60_000
const MAX_AHEAD_MS = 5 * 366 * 86_400_000

/**
 * Validates the text or the template of a message. @throws AppError validation_failed, with every problem's line
 */
export async function validateContent(ctx: Context, kind: MessageKind, content: MessageContent): Promise<void> {
  const { subject, body, language, template_id } = content
  if (template_id !== null) return validateTemplateVariables(ctx, kind, template_id)
  if (subject === null) throw missing('subject')
  if (body === null) throw missing('body')
  await validateMessageText({ kind, language: language!, subject, body })
}

function missing(field: string) {
  return invalidField(['body', field], `${field} is required: send subject and body, or template_id`, 'required')
}

async function validateTemplateVariables(ctx: Context, kind: MessageKind, id: number): Promise<void> {
  const variables = await usedVariables(ctx, id).catch(() => {
    throw invalidField(['body', 'template_id'], `there is no email template ${id}`, 'unknown_template')
  })
  const [foreign] = variables.filter((name) => !hasVariable(kind, name))
  if (foreign === undefined) return
  const people = kind === 'message' ? 'attendees' : 'contacts'
  const msg = `template ${id} uses ${foreign}, which messages to ${people} do not have; choose another template`
  throw invalidField(['body', 'template_id'], msg, 'unknown_variable')
}

/**
 * Validates the audience of a message, of which chosen people are stored separately.
 * @throws AppError validation_failed for fields of the other audience, ids with a filter, and ids of nobody
 */
export async function validateAudience(
  ctx: Context,
  eventId: number | null,
  given: Audience,
): Promise<{ audience: Audience; chosen: number[] | null }> {
  const [field, known] =
    eventId === null ? (['contact_ids', CONTACT_FIELDS] as const) : (['attendee_ids', EVENT_FIELDS] as const)
  const foreign = Object.keys(given).find((name) => !known.includes(name))
  if (foreign !== undefined) {
    const whom = eventId === null ? 'contacts' : 'attendees'
    throw invalidField(
      ['body', 'audience', foreign],
      `messages to ${whom} have no ${foreign}: leave it out`,
      'unknown_field',
    )
  }
  const { attendee_ids: _, contact_ids: __, ...filter } = given
  const ids = given[field]
  if (ids === undefined)
    return {
      audience: eventId === null ? { consent: 'granted', ...filter } : { status: ['registered'], ...filter },
      chosen: null,
    }
  const { consent, ...others } = filter
  const [other] = Object.keys(others)
  if (other !== undefined)
    throw invalidField(
      ['body', 'audience', other],
      `send either ${field} or a filter: leave ${other} out`,
      'not_with_ids',
    )
  const chosen = [...new Set(ids)].sort((a, b) => a - b)
  await requirePeople(ctx, eventId, { field, chosen })
  return { audience: eventId === null ? { consent: consent ?? 'granted' } : {}, chosen }
}

async function requirePeople(
  ctx: Context,
  eventId: number | null,
  { field, chosen }: { field: string; chosen: number[] },
): Promise<void> {
  const known =
    eventId === null
      ? sql`select from contact p where p.org_id = ${ctx.orgId} and p.id = asked.id and p.merged_into is null`
      : sql`select from attendee p where p.event_id = ${eventId} and p.id = asked.id`
  const unknown = await many<{ id: number }>(ctx)`
    select id from unnest(${chosen}::bigint[]) as asked (id) where not exists (${known}) order by id limit 5`
  if (unknown.length === 0) return
  const ids = unknown.map(({ id }) => id).join(', ')
  const msg =
    eventId === null ? `there is no contact ${ids}: leave it out` : `the event has no attendee ${ids}: leave it out`
  throw invalidField(['body', 'audience', field], msg, 'unknown_person')
}

/** Validates the time of sending. @throws AppError validation_failed for both times, the past, and a far future */
export async function validateTime(
  ctx: Context,
  given: { send_at: Date | null; send_at_local: string | null; time_zone: string },
): Promise<void> {
  const field = given.send_at_local === null ? 'send_at' : 'send_at_local'
  const refuse = (msg: string, type: string) => invalidField(['body', field], `${field} ${msg}`, type)
  if (given.send_at !== null && given.send_at_local !== null)
    throw refuse('and send_at exclude each other: send one of them', 'two_times')
  if (given.send_at_local !== null && !isDay(given.send_at_local))
    throw refuse('is a day that the calendar does not have: send another', 'day')
  const at = await sendTime(given)
  if (at === null) return
  const ahead = at.getTime() - ctx.now().getTime()
  if (ahead < -TOLERANCE_MS) throw refuse('has passed: send a later time, or leave it out to send now', 'past')
  if (ahead > MAX_AHEAD_MS) throw refuse('is more than five years ahead: send an earlier time', 'too_late')
}

function isDay(local: string): boolean {
  const at = new Date(`${local}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local)
}
