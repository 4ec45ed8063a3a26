import { html } from 'ghtml'
import { writtenClock, writtenDay, writtenZone } from '../../../lib/text/written-time.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { parallelSessions } from './parallel-sessions.ts'
import type { ShownEvent } from './public-event.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { type DrawnAgenda, sessionItem } from './session-item.ts'

/** Most characters of descriptions; the calendars and the API have the rest. */
const MAX_PROSE = 150_000

/** The agenda by day, in the time zone of the event, with parallel sessions side by side. */
export function agendaSection(visit: RegistrationVisit, event: ShownEvent): Html {
  const { sessions, session_count, event_timezone: zone } = event
  if (sessions.length === 0) return ''
  const { language, words } = visit
  const days = Map.groupBy(sessions, ({ start_time }) => writtenDay(start_time, zone, language))
  const rest = session_count - sessions.length
  const calendar = `${visit.site.root}/e/${event.slug}`
  const drawn: DrawnAgenda = {
    visit,
    zone,
    calendar,
    clock: (at) => writtenClock(at, zone),
    room: MAX_PROSE,
    shown: event.speakers.map(({ id }) => id),
  }
  return html`<section class="part agenda" aria-labelledby="agenda">
<h2 id="agenda">${words.agenda.heading}</h2>
<p class="hint">${words.agenda.zone(writtenZone(sessions[0]!.start_time, zone, language))}</p>
!${[...days].map(([day, sessions]) => daySection(drawn, day, sessions))}
!${rest > 0 ? html`<p class="more"><a href="${calendar}.ics">${words.agenda.more(rest)}</a></p>` : ''}
</section>`
}

function daySection(drawn: DrawnAgenda, day: string, sessions: ShownEvent['sessions']): Html {
  const groups = parallelSessions(sessions).map((columns) => {
    const lists = columns.map(
      ({ sessions }) => html`<ul>!${sessions.map((session) => sessionItem(drawn, day, session))}</ul>`,
    )
    return lists.length === 1 ? lists[0]! : html`<div class="beside">!${lists}</div>`
  })
  return html`<h3>${day}</h3>
!${groups}
`
}
