import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import { Type } from '../../../lib/type.ts'
import { pageFrame } from '../../../platform/pages/page-frame.ts'
import { icon } from '../../../platform/pages/page-icons.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { RegistrationEvent } from '../../attendees/index.ts'
import { eventFacts } from './event-facts.ts'
import { groupMessages } from './group-messages.ts'
import type { RegistrationOutcome } from './messages.ts'
import { placeOf, type RegistrationVisit } from './registration-place.ts'
import type { Outcome } from './take-form.ts'

const OUTCOMES: readonly RegistrationOutcome[] = ['registered', 'waitlisted', 'pending', 'confirm']

/** The outcome of an accepted form in the address of its page. */
export const DoneQuery = { done: Type.Optional(Type.String()), guests: Type.Optional(Type.String()) }

export function outcomeQuery({ status, hasGuests }: Outcome): Record<string, string> {
  return { done: status, ...(hasGuests ? { guests: 'yes' } : {}) }
}

/** Reads an outcome from the address of a page; null when it tells none. */
export function readOutcome({ done, guests }: { done?: string; guests?: string }): Outcome | null {
  const status = OUTCOMES.find((each) => each === done)
  return status === undefined ? null : { status, hasGuests: guests !== undefined }
}

/**
 * The outcome of an accepted form. It is the same for everybody: a person who was registered before learns it by mail.
 * @param mails whether mails leave this installation
 */
export function donePage(visit: RegistrationVisit, event: RegistrationEvent, outcome: Outcome, mails: boolean): Html {
  const { site, language, words } = visit
  const place = placeOf(event)
  return pageFrame(site, place, {
    language,
    brand: event.brand,
    title: `${(mails ? words.done : words.done.withoutMail)[outcome.status].heading}: ${isolated(event.name)}`,
    main: donePart(visit, event, outcome, { mails, back: `${site.root}${place.home}` }),
  })
}

/** The outcome without a page around it; `back` is the address of its link. */
export function donePart(
  visit: RegistrationVisit,
  event: RegistrationEvent,
  outcome: Outcome,
  { mails, back }: { mails: boolean; back: string },
): Html {
  const { words } = visit
  const { status, hasGuests } = outcome
  const { heading, text } = (mails ? words.done : words.done.withoutMail)[status]
  return html`<article class="sheet">
<div class="verdict ${status === 'registered' ? 'valid' : 'expired'}" role="status">
!${icon(status === 'registered' ? 'check' : 'clock')}
<div><h1>${heading}</h1><p>${text}!${mails && hasGuests ? html` ${groupMessages[visit.language].done}` : ''}</p></div>
</div>
<section class="part">
<p class="event" lang="" dir="auto">${event.name}</p>
!${eventFacts(visit, event)}
<p class="buttons"><a class="button" href="${back}">${words.done.back}</a></p>
</section>
</article>`
}
