import { html } from 'ghtml'
import { writtenTime } from '../../../lib/text/written-time.ts'
import { type Html, stored, timeElement } from '../../../platform/pages/written-text.ts'
import type { FoundRegistration } from '../../attendees/index.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { sessionMessages } from './session-messages.ts'

/** The sessions that a person chose, on their personal page. */
export function chosenSessions({ language }: RegistrationVisit, { event, sign_ups }: FoundRegistration): Html {
  if (sign_ups.length === 0) return ''
  const { chosen, states } = sessionMessages[language]
  const items = sign_ups.map(({ title, start_time, status }) => {
    const at = new Date(start_time)
    const state = states[status] === '' ? '' : html` <span class="mark">${states[status]}</span>`
    return html`<li>!${stored(title)}, !${timeElement(at, writtenTime(at, event.event_timezone, language))}!${state}</li>
`
  })
  return html`<section class="part" aria-labelledby="sessions">
<h2 id="sessions">${chosen}</h2>
<ul>
!${items}</ul>
</section>`
}
