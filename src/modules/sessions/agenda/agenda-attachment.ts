import { orNull } from '../../../lib/errors.ts'
import type { AttachmentKind } from '../../../platform/context/context.ts'
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
