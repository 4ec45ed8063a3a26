import { orNull } from '../../../lib/errors.ts'
import type { AttachmentKind } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Attendee, onlineUrlFor } from '../../attendees/index.ts'
import { agendaCalendar, hasEntries } from './agenda-calendar.ts'
import { readAgenda } from './read-agenda.ts'

/** The agenda of an event as an iCalendar file in a mail. */
export const agendaAttachment: AttachmentKind = {
  kind: 'event_ics',
  contentType: 'text/calendar; charset=utf-8',
  draw: async (services, { orgId, subjectId }) => {
    const ctx = { ...services, orgId }
    const agenda = await orNull(readAgenda(ctx, subjectId))
    return agenda && hasEntries(agenda) ? Buffer.from(await agendaCalendar(ctx, agenda)) : null
  },
}

/**
 * The same for an attendee, with the address for online participants while they are registered. Sessions with sign-up are
 * for those who have a place.
 */
export const attendeeAgendaAttachment: AttachmentKind = {
  kind: 'attendee_ics',
  contentType: 'text/calendar; charset=utf-8',
  draw: async (services, { orgId, subjectId }) => {
    const ctx = { ...services, orgId }
    const attendee = await maybeOne<{ event_id: number; status: Attendee['status']; places: number[] }>(ctx)`
      select event_id, status,
        array(select session_id from session_signup u where u.attendee_id = attendee.id and u.holds) as places from attendee where org_id = ${orgId} and id = ${subjectId}`
    const whole = attendee && (await orNull(readAgenda(ctx, attendee.event_id)))
    if (!whole) return null
    const sessions = whole.sessions.filter(({ id, signup }) => !signup || attendee.places.includes(id))
    const agenda = { ...whole, sessions }
    if (!hasEntries(agenda)) return null
    return Buffer.from(await agendaCalendar(ctx, agenda, onlineUrlFor(attendee, agenda.event)))
  },
}
