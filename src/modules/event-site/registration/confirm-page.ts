import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import { pageFrame } from '../../../platform/pages/page-frame.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { type RegistrationEvent, registrationState } from '../../attendees/index.ts'
import { eventFacts } from './event-facts.ts'
import { personalMessages } from './personal-messages.ts'
import { placeOf, type RegistrationVisit } from './registration-place.ts'
import { registrationRefusal } from './registration-refusal.ts'

/**
 * The page with the one button that confirms a registration, or why it cannot be confirmed now.
 * @param obstacle why it cannot be confirmed any more: the form was changed, or a chosen session is full
 */
export function confirmPage(
  visit: RegistrationVisit,
  event: RegistrationEvent,
  { token, obstacle }: { token: string; obstacle: 'changed' | 'full' | null },
): Html {
  const { site, language, words, now } = visit
  const place = placeOf(event)
  const state = registrationState(event, now)
  const { heading, text } = obstacle === null ? words.confirm : words.confirm[obstacle]
  const button = html`<form class="act" method="post" action="${site.root}/confirm/${token}"><button type="submit">${words.confirm.button}</button></form>`
  const lead = html`<section class="sheet part lead">
<h1>${heading}</h1>
<p>${text}</p>
<p class="event" lang="" dir="auto">${event.name}</p>
!${eventFacts(visit, event)}
!${obstacle !== null || state !== 'open' ? '' : button}
<p class="more"><a href="${site.root}${place.home}">${personalMessages[language].eventPage}</a></p>
</section>
`
  return pageFrame(site, place, {
    language,
    brand: event.brand,
    title: `${heading}: ${isolated(event.name)}`,
    main: html`!${lead}!${state === 'open' ? '' : registrationRefusal(visit, event, state)}`,
  })
}
