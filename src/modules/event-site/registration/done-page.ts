import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import { pageFrame } from '../../../platform/pages/page-frame.ts'
import { icon } from '../../../platform/pages/page-icons.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { RegistrationEvent } from '../../attendees/index.ts'
import { eventFacts } from './event-facts.ts'
import type { RegistrationOutcome } from './messages.ts'
import { placeOf, type RegistrationVisit } from './registration-place.ts'

const OUTCOMES: readonly RegistrationOutcome[] = ['registered', 'waitlisted', 'pending']

/**
 * The outcome of an accepted form. It is the same for everybody: a person who was registered before learns it by mail.
 * @param mails whether mails leave this installation
 */
export function donePage(
  visit: RegistrationVisit,
  event: RegistrationEvent,
  status: RegistrationOutcome,
  mails: boolean,
): Html {
  const { site, language, words } = visit
  const place = placeOf(event)
  return pageFrame(site, place, {
    language,
    brand: event.brand,
    title: `${(mails ? words.done : words.done.withoutMail)[status].heading}: ${isolated(event.name)}`,
    main: donePart(visit, event, status, { mails, back: `${site.root}${place.home}` }),
  })
}

/** Returns the outcome that the address of a page names; null: none. */
export function outcomeOf(done: string | undefined): RegistrationOutcome | null {
  return OUTCOMES.find((status) => status === done) ?? null
}

/** The outcome without a page around it; `back` is the address of its link. */
export function donePart(
  visit: RegistrationVisit,
  event: RegistrationEvent,
  status: RegistrationOutcome,
  { mails, back }: { mails: boolean; back: string },
): Html {
  const { words } = visit
  const { heading, text } = (mails ? words.done : words.done.withoutMail)[status]
  return html`<article class="sheet">
<div class="verdict ${status === 'registered' ? 'valid' : 'expired'}" role="status">
!${icon(status === 'registered' ? 'check' : 'clock')}
<div><h1>${heading}</h1><p>${text}</p></div>
</div>
<section class="part">
<p class="event" lang="" dir="auto">${event.name}</p>
!${eventFacts(visit, event)}
<p class="buttons"><a class="button" href="${back}">${words.done.back}</a></p>
</section>
</article>`
}
