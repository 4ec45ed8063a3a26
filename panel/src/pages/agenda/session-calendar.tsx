import { SITE } from '../../api/site.ts'
import { Button } from '../../components/button.ts'
import { agendaFileMessages } from './agenda-file-messages.ts'

/** Link to one session as an entry for a calendar. */
export function SessionCalendar({ eventId, id }: { eventId: number; id: number }) {
  const text = agendaFileMessages
  return (
    <Button
      component="a"
      variant="subtle"
      href={`${SITE}/api/v1/admin/events/${eventId}/sessions/${id}/session.ics`}
      download
    >
      {text.calendar}
    </Button>
  )
}
