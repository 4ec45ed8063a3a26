import { languageOf } from '../../lib/text/languages.ts'
import { parseTimestamp } from '../../lib/text/timestamp.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { isReferred } from '../../platform/db/pg-errors.ts'
import { maybeOne, one } from '../../platform/db/query.ts'
import { noSuchEvent } from '../events/index.ts'
import { requireScope } from '../organisations/index.ts'
import type { Audience } from './audience-schema.ts'
import { getMessage } from './message-queries.ts'
import type { CreateContactMessage, CreateEventMessage, Message, MessagePreview } from './message-schema.ts'
import { kindOf } from './message-template.ts'
import { previewMessage } from './preview-message.ts'
import { deletedMeanwhile, refuseContent } from './refuse-content.ts'
import { earliestTime } from './send-time.ts'
import { validateAudience, validateContent, validateTime } from './validate-message.ts'

type NewMessage = (CreateEventMessage | CreateContactMessage) & { audience: Audience; transactional?: boolean }

/** Time zone and languages of the event, or of the organisation for contacts. */
type Setting = { time_zone: string; event_language: string | null; organisation_language: string }

/**
 * Creates a message to attendees of an event, or to contacts. It is sent at its time.
 * @throws AppError not_found, validation_failed
 */
export async function createMessage(ctx: Context, eventId: number | null, input: NewMessage): Promise<Message> {
  const message = await validateNew(ctx, eventId, input)
  const { subject, body, language, template_id, audience, chosen, transactional, send_at, send_at_local } = message
  return inTransaction(ctx, async (ctx) => {
    const { id } = await one<{ id: number }>(ctx)`
      insert into message (org_id, event_id, subject, body, language, template_id, held_template_id, audience, chosen,
        transactional, send_at, send_at_local, earliest_at, created_at, updated_at)
      values (${ctx.orgId}, ${eventId}, ${subject}, ${body}, ${language}, ${template_id}, ${template_id},
        ${JSON.stringify(audience)}, ${chosen}::bigint[], ${transactional}, ${send_at}, ${send_at_local},
        ${earliestTime(message, ctx.now())}, ${ctx.now()}, ${ctx.now()})
      returning id`
    const after = await getMessage(ctx, id)
    await recordAudit(ctx, { action: 'message.create', subjectType: 'message', subjectId: id, after: forAudit(after) })
    return after
  }).catch((error: unknown) => {
    if (!isReferred(error)) throw error
    throw template_id === null ? noSuchEvent() : deletedMeanwhile(template_id)
  })
}

/** Describes the effect of a new message without storing it. @throws AppError not_found, validation_failed */
export async function previewNewMessage(
  ctx: Context,
  eventId: number | null,
  input: NewMessage,
): Promise<MessagePreview> {
  return previewMessage(ctx, await validateNew(ctx, eventId, input))
}

async function validateNew(ctx: Context, eventId: number | null, input: NewMessage) {
  requirePeopleScope(ctx, eventId)
  const setting = await settingOf(ctx, eventId)
  const { template_id = null, transactional = false, send_at, send_at_local = null } = input
  refuseContent(input, template_id !== null)
  const own = template_id === null
  const fallback = languageOf(setting.event_language ?? '') ?? languageOf(setting.organisation_language) ?? 'en'
  const content = {
    subject: own ? (input.subject?.trim() ?? null) : null,
    body: own ? (input.body ?? null) : null,
    language: own ? (input.language ?? fallback) : null,
    template_id,
  }
  await validateContent(ctx, kindOf({ event_id: eventId }), content)
  const people = await validateAudience(ctx, eventId, input.audience)
  const time = { send_at: send_at === undefined ? null : parseTimestamp(send_at), send_at_local }
  await validateTime(ctx, { ...time, time_zone: setting.time_zone })
  return { ...setting, ...content, ...people, ...time, event_id: eventId, transactional, id: null }
}

/** Returns the time zone and languages of a message. @throws AppError not_found */
async function settingOf(ctx: Context, eventId: number | null): Promise<Setting> {
  const row =
    eventId === null
      ? await maybeOne<Setting>(ctx)`
          select time_zone, null as event_language, language as organisation_language from organisation where id = ${ctx.orgId}`
      : await maybeOne<Setting>(ctx)`
          select event.event_timezone as time_zone, event.event_language, organisation.language as organisation_language
          from event join organisation on organisation.id = event.org_id
          where event.org_id = ${ctx.orgId} and event.id = ${eventId}`
  if (row === null) throw noSuchEvent()
  return row
}

/** @throws AppError forbidden without the scope for reading the recipients */
export function requirePeopleScope(ctx: Context, eventId: number | null): void {
  if (eventId === null) requireScope(ctx, 'crm:read', 'A message to contacts')
  else requireScope(ctx, 'attendees:read', 'A message to attendees')
}

/** Chosen people are not copied into the audit log: there may be 10,000 of them. */
export function forAudit({ audience, stats: _, ...message }: Message): object {
  const { attendee_ids: __, contact_ids: ___, ...filter } = audience
  return { ...message, audience: filter }
}
