import { html } from 'ghtml'
import { writtenClock, writtenDay, writtenZone } from '../../../lib/text/written-time.ts'
import { type Html, stored, timeElement } from '../../../platform/pages/written-text.ts'
import type { ShownEvent } from './public-event.ts'
import type { RegistrationVisit } from './registration-place.ts'

type Session = ShownEvent['sessions'][number]

/** The agenda by day, in the time zone of the event. */
export function agendaSection(visit: RegistrationVisit, event: ShownEvent): Html {
  const { sessions, session_count, event_timezone: zone } = event
  if (sessions.length === 0) return ''
  const { language, words } = visit
  const days = Map.groupBy(sessions, ({ start_time }) => writtenDay(start_time, zone, language))
  const rest = session_count - sessions.length
  return html`<section class="part agenda" aria-labelledby="agenda">
<h2 id="agenda">${words.agenda.heading}</h2>
<p class="hint">${words.agenda.zone(writtenZone(sessions[0]!.start_time, zone, language))}</p>
!${[...days].map(([day, sessions]) => daySection(visit, zone, day, sessions))}
!${rest > 0 ? html`<p class="more"><a href="${visit.site.root}/e/${event.slug}.ics">${words.agenda.more(rest)}</a></p>` : ''}
</section>`
}

function daySection({ language, words }: RegistrationVisit, zone: string, day: string, sessions: Session[]): Html {
  const clock = (at: Date) => writtenClock(at, zone, language)
  const items = sessions.map(({ title, start_time, end_time, location, speaker }) => {
    const lastDay = writtenDay(end_time, zone, language)
    const end = lastDay === day ? clock(end_time) : words.agenda.until(clock(end_time), lastDay)
    const more = [speaker, location].filter((text) => text !== null && text !== '').map((text) => stored(text!))
    return html`<li><p class="clock">!${timeElement(start_time, clock(start_time))}–!${timeElement(end_time, end)}</p>
<div><p class="title">!${stored(title)}</p>!${more.length === 0 ? '' : html`<p class="hint">!${more.join(' · ')}</p>`}</div></li>
`
  })
  return html`<h3>${day}</h3>
<ul>
!${items}</ul>
`
}
