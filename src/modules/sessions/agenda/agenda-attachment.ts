import type { AttachmentKind } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import { agendaCalendar, hasEntries } from './agenda-calendar.ts'
import { readAgenda } from './read-agenda.ts'

/** The agenda of an event for the calendar of whoever gets the mail. */
export const agendaAttachment: AttachmentKind = {
  kind: 'event_ics',
  contentType: 'text/calendar; charset=utf-8',
  draw: async (services, { orgId, subjectId }) => {
    try {
      const ctx = { ...services, orgId }
      const agenda = await readAgenda(ctx, subjectId)
      return hasEntries(agenda) ? Buffer.from(await agendaCalendar(ctx, agenda)) : null
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null
      throw error
    }
  },
}
