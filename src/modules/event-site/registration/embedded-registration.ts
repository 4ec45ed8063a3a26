import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import { type EmbedLook, lookQuery } from '../../../platform/pages/embedding/embed-style.ts'
import { framedPage } from '../../../platform/pages/embedding/framed-page.ts'
import { formMessages } from '../../../platform/pages/form-messages.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { type RegistrationEvent, registrationState } from '../../attendees/index.ts'
import { eventFacts, placesFact } from './event-facts.ts'
import { problemsOf } from './group-form.ts'
import { personalMessages } from './personal-messages.ts'
import { type DrawnForm, registrationForm } from './registration-form.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { registrationRefusal } from './registration-refusal.ts'

/** The registration form of an event for an iframe, with a link to its whole page, or why there is no form. */
export function embeddedRegistration(
  visit: RegistrationVisit,
  event: RegistrationEvent,
  form: DrawnForm,
  look: EmbedLook,
): Html {
  const { site, language, words, now } = visit
  const state = registrationState(event, now)
  const page = `${site.root}/e/${event.slug}`
  const name = isolated(event.name)
  const problems = problemsOf(form).length
  return framedPage(visit, {
    title: problems > 0 ? `${formMessages[language].problems(problems)}: ${name}` : name,
    look,
    main: html`<section class="sheet part lead">
<p class="over">${words.types[event.event_type]}</p>
<h1 lang="" dir="auto">${event.name}</h1>
!${eventFacts(visit, event, state === 'open' ? placesFact(visit, event) : [])}
<p class="more"><a href="${page}" target="_blank" rel="noopener">${personalMessages[language].eventPage}</a></p>
</section>
!${
      state === 'open'
        ? registrationForm(visit, event, form, `${page}/embed${lookQuery(look)}`)
        : registrationRefusal(visit, event, state)
    }`,
  })
}

/** The note for an address without an event. */
export function missingPart({ words }: RegistrationVisit): Html {
  const { heading, text } = words.missing
  return html`<section class="sheet part lead"><h1>${heading}</h1><p>${text}</p></section>`
}
