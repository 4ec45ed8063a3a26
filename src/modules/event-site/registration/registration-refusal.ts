import { html } from 'ghtml'
import { writtenTime } from '../../../lib/text/written-time.ts'
import { type Html, timeElement } from '../../../platform/pages/written-text.ts'
import type { RegistrationEvent } from '../../attendees/index.ts'
import type { RegistrationVisit } from './registration-place.ts'

/** The sentence shown instead of the form. */
export function registrationRefusal(
  visit: RegistrationVisit,
  event: RegistrationEvent,
  state: 'disabled' | 'past' | 'closed' | 'not_open',
): Html {
  const { language, words } = visit
  const opens = event.registration_opens_at
  const told = state === 'not_open' ? words.refused.not_open : words.refused[state]
  const text =
    typeof told.text === 'string'
      ? html`${told.text}`
      : told.text(timeElement(opens!, writtenTime(opens!, event.event_timezone, language)))
  return html`<section class="sheet part lead" id="register" aria-labelledby="register-heading">
<h2 id="register-heading">${told.heading}</h2>
<p>!${text}</p>
</section>
`
}
