import { html } from 'ghtml'
import { writtenClock, writtenDay } from '../../../lib/text/written-time.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { questionMessages } from '../../../platform/questions/wording/question-wording.ts'
import type { RegistrationEvent, SessionOfEvent } from '../../attendees/index.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { sessionMessages } from './session-messages.ts'
import type { ValidatedForm } from './validate-form.ts'

const NAME = 'session_ids'

/** The choice of sessions with sign-up, by day; full ones, and ones that have begun, cannot be chosen. */
export function sessionChoice(
  visit: RegistrationVisit,
  event: RegistrationEvent,
  { typed, problems, own = [] }: ValidatedForm,
  prefix: string,
): Html {
  const { sign_up_sessions: sessions, event_timezone: zone } = event
  if (sessions.length === 0) return ''
  const { language, now } = visit
  const words = sessionMessages[language]
  const problem = problems.find(({ field }) => field === NAME)
  const name = `${prefix}${NAME}`
  const marks = problem ? html` aria-describedby="${name}.problem"` : ''
  const clock = (time: string) => writtenClock(new Date(time), zone)
  const option = (session: SessionOfEvent) => {
    const { uid, title, start_time, end_time, location, places_left } = session
    const nth = sessions.indexOf(session)
    const id = nth === 0 ? name : `${name}.${nth}`
    const hasBegun = new Date(start_time) <= now
    const isFull = places_left === 0 && !own.includes(uid)
    const state = `${hasBegun || isFull ? ' disabled' : ''}${typed.session_ids.includes(uid) ? ' checked' : ''}`
    const places = places_left === null ? '' : places_left === 0 ? words.full : words.left(places_left)
    const notes = [`${clock(start_time)}–${clock(end_time)}`, location ?? '', hasBegun ? words.begun : places]
    return html`<div class="option"><input type="checkbox" id="${id}" name="${name}" value="${uid}"!${state}><label for="${id}"><bdi lang="">${title}</bdi> <span class="mark">${notes.filter(Boolean).join(' · ')}</span></label></div>
`
  }
  const days = Map.groupBy(sessions, ({ start_time }) => writtenDay(new Date(start_time), zone, language))
  return html`<fieldset class="question"!${marks}>
<legend>${words.label} <span class="mark">${questionMessages[language].optional}</span></legend>
!${problem ? html`<p class="problem" id="${name}.problem">${problem.text}</p>` : ''}
!${[...days].map(([day, sessions]) => html`<p class="hint">${day}</p><div class="options">!${sessions.map(option)}</div>`)}
</fieldset>
`
}
