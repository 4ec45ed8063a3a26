import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import { actorText, type Context } from '../../platform/context/context.ts'
import { noSuchEvent } from '../events/index.ts'
import { attendeeToWire } from './attendee-queries.ts'
import type { AttendeeWithTicket, CreateAttendee } from './attendee-schema.ts'
import { emailKey, searchText, trimmedTags } from './attendee-text.ts'
import { insertAttendee } from './insert-attendee.ts'
import { refusingSameEmail } from './refusing-same-email.ts'
import { organiserAnswers } from './registration/organiser-answers.ts'
import { withTicket } from './ticket/with-ticket.ts'

/**
 * Adds one person to an event, in one statement. The unique key of the e-mail address decides between two at once.
 * @throws AppError not_found for the event, already_exists when the address is in it
 */
export async function createAttendee(
  ctx: Context,
  eventId: number,
  { first_name, last_name = '', email, language = null, tags = [], answers }: CreateAttendee,
): Promise<AttendeeWithTicket> {
  const names = { first_name: first_name.trim(), last_name: last_name.trim(), email }
  const now = ctx.now()
  const given = {
    event_id: eventId,
    ...names,
    ...{ language, tags: trimmedTags(tags) },
    answers: answers ? await organiserAnswers(ctx, eventId, {}, answers) : {},
    // Whoever acts with a session and not with a key does so in the panel.
    source: ctx.actor.kind === 'person' ? ('panel' as const) : ('api' as const),
    created_at: now,
  }
  const created = {
    ...given,
    status: 'registered' as const,
    ticket_no: 1,
    checked_in_at: null,
    sessions_attended: 0,
    certificate_id: null,
    updated_at: now,
  }
  const { id: _, ...after } = attendeeToWire({ id: 0, ...created })
  const by = {
    actor: actorText(ctx.actor),
    request_id: ctx.requestId,
    via: ctx.via ?? null,
    uid: uuidFrom(ctx.randomBytes(16)),
  }
  const keys = { org_id: ctx.orgId, email_key: emailKey(email), folded: searchText(names) }
  const made = await refusingSameEmail(email, insertAttendee(ctx, { ...given, ...keys, ...by, after }))
  if (made === null) throw noSuchEvent()
  return withTicket(ctx, { ...made, ...created })
}
