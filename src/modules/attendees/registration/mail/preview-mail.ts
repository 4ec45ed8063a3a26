import { noSuch } from '../../../../lib/errors.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { maybeOne } from '../../../../platform/db/query.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { type MailData, type Preview, type PreviewBody, previewTemplate } from '../../../emails/index.ts'
import { noSuchEvent } from '../../../events/index.ts'
import { requireScope } from '../../../organisations/index.ts'
import { attendeeColumns, noSuchAttendee } from '../../records/attendee-queries.ts'
import { type RegistrationEvent, readRegistrationEvent } from '../../records/registration-event.ts'
import type { Addressee } from './registration-mail.ts'
import { mailDataOf, mailEventOf } from './templated-mail.ts'

/**
 * Renders a template for an attendee, or with sample data.
 * @throws AppError forbidden for an attendee without `attendees:read`; not_found for template, event or attendee;
 * validation_failed for texts that templates cannot have
 */
export async function previewMail(ctx: Context, templateId: number, body: PreviewBody): Promise<Preview> {
  if (body.attendee_id !== undefined) requireScope(ctx, 'attendees:read', 'Previewing the mail to an attendee')
  return previewTemplate(ctx, templateId, body, await knownOf(ctx, body))
}

async function knownOf(
  ctx: Context,
  { event_id, attendee_id }: PreviewBody,
): Promise<Pick<MailData, 'event' | 'attendee' | 'values'>> {
  if (attendee_id === undefined) return event_id === undefined ? {} : knownOfEvent(ctx, await eventOf(ctx, event_id))
  const attendee = await maybeOne<Addressee>(ctx)`
    select ${attendeeColumns}, attendee.link_no from attendee where org_id = ${ctx.orgId} and id = ${attendee_id}`
  if (attendee === null) throw noSuch('attendee')
  if (event_id !== undefined && attendee.event_id !== event_id) throw noSuchAttendee()
  return mailDataOf(ctx, await eventOf(ctx, attendee.event_id), attendee)
}

/** An example of each value is that for everyone, else its label. */
function knownOfEvent(ctx: Context, event: RegistrationEvent): Pick<MailData, 'event' | 'values'> {
  const values = event.value_definitions.map(({ key, label, value }) => [key, value ?? label] as const)
  return { event: mailEventOf(ctx, event), values: Object.fromEntries(values) }
}

async function eventOf(ctx: Context, id: number): Promise<RegistrationEvent> {
  const event = await readRegistrationEvent(ctx, sql`e.org_id = ${ctx.orgId} and e.id = ${id}`)
  if (event === null) throw noSuchEvent()
  return event
}
