import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import { writtenTime } from '../../../lib/text/written-time.ts'
import { pageFrame } from '../../../platform/pages/page-frame.ts'
import { type IconName, icon } from '../../../platform/pages/page-icons.ts'
import { type Html, timeElement } from '../../../platform/pages/written-text.ts'
import {
  type FoundRegistration,
  isPast,
  onlineUrlFor,
  ticketCode,
  type WalletOffers,
  walletButtons,
} from '../../attendees/index.ts'
import { chosenSessions } from './chosen-sessions.ts'
import { calendarLink, eventFacts } from './event-facts.ts'
import { groupMessages } from './group-messages.ts'
import { acceptForm, cancelForm, changeForm } from './personal-forms.ts'
import { personalMessages } from './personal-messages.ts'
import { placeOf, REGISTRATION, type RegistrationVisit } from './registration-place.ts'
import type { ValidatedForm } from './validate-form.ts'

type Status = 'registered' | 'waitlisted' | 'offered' | 'ended' | 'pending' | 'declined' | 'cancelled'

/**
 * `path` is the target of its forms; `form` the last submission if it had problems; `isSaved` when it was just saved;
 * `wallets` those that take its ticket.
 */
export type DrawnRegistration = { path: string; form: ValidatedForm | null; isSaved: boolean; wallets: WalletOffers }

const LOOKS: Record<Status, { tone: string; icon: IconName }> = {
  registered: { tone: 'valid', icon: 'check' },
  waitlisted: { tone: 'expired', icon: 'clock' },
  offered: { tone: 'replaced', icon: 'onward' },
  ended: { tone: 'unknown', icon: 'clock' },
  pending: { tone: 'expired', icon: 'clock' },
  declined: { tone: 'revoked', icon: 'cross' },
  cancelled: { tone: 'revoked', icon: 'cross' },
}

/** The page behind a personal link: the state of the registration and the available actions. */
export async function personalPage(
  visit: RegistrationVisit,
  found: FoundRegistration,
  drawn: DrawnRegistration,
): Promise<Html> {
  const { site, language, now } = visit
  const { event, attendee } = found
  const words = personalMessages[language]
  const status = statusOf(found, now)
  const place = event.visibility === 'private' ? REGISTRATION : placeOf(event)
  const isOver = isPast(event, now)
  const canChange = !isOver && status !== 'ended' && status !== 'declined' && status !== 'cancelled'
  return pageFrame(site, place, {
    language,
    brand: event.brand,
    title: `${words[status].heading}: ${isolated(event.name)}`,
    main: html`<article class="sheet">
!${drawn.isSaved ? html`<p class="part saved" role="status">${words.change.done}</p>` : ''}
!${verdict(visit, found, status)}
<section class="part">
<p class="over">${words.holder}</p>
<p class="holder" lang="" dir="auto">${`${attendee.first_name} ${attendee.last_name}`.trim()}</p>
<p class="over">${words.event}</p>
<p class="event" lang="" dir="auto">${event.name}</p>
!${eventFacts(visit, event, onlineFact(visit, found))}
!${attendee.registered_by !== null && canChange ? html`<p class="hint">${groupMessages[language].isGuest}</p>` : ''}
!${status === 'offered' && canChange ? acceptForm(visit, drawn.path) : ''}
!${place === REGISTRATION ? '' : html`<p class="more"><a href="${site.root}${place.home}">${words.eventPage}</a></p>!${calendarLink(visit, event)}`}
!${isOver ? html`<p class="hint">${words.past}</p>` : ''}
</section>
!${chosenSessions(visit, found)}
!${await ticketSection(visit, found, drawn.wallets)}
!${canChange ? html`<section class="part">!${changeForm(visit, found, drawn)}!${cancelForm(visit, status, drawn.path)}</section>` : ''}
</article>`,
  })
}

/** An offer expires at its end, even before a job marks it. */
function statusOf({ attendee, offered_until }: FoundRegistration, now: Date): Status {
  if (attendee.declined_at !== null) return 'declined'
  return attendee.status === 'offered' && offered_until! <= now ? 'ended' : attendee.status
}

function verdict({ language }: RegistrationVisit, found: FoundRegistration, status: Status): Html {
  const words = personalMessages[language]
  const { offered_until: until, event, position } = found
  const text = {
    registered: () => html`${words.registered.text}`,
    waitlisted: () => html`${words.waitlisted.text(position!)}`,
    offered: () => words.offered.text(timeElement(until!, writtenTime(until!, event.event_timezone, language))),
    ended: () => html`${words.ended.text}`,
    pending: () => html`${words.pending.text}`,
    declined: () => html`${words.declined.text}`,
    cancelled: () => html`${words.cancelled.text}`,
  }
  return html`<div class="verdict ${LOOKS[status].tone}">
!${icon(LOOKS[status].icon)}
<div><h1>${words[status].heading}</h1><p>!${text[status]()}</p></div>
</div>`
}

function onlineFact({ language }: RegistrationVisit, { attendee, event }: FoundRegistration): [string, Html][] {
  const url = onlineUrlFor(attendee, event)
  const { label, join } = personalMessages[language].online
  return url === null ? [] : [[label, html`<a href="${url}" rel="noopener noreferrer">${join}</a>`]]
}

async function ticketSection(
  { site, language }: RegistrationVisit,
  { ticket_url }: FoundRegistration,
  wallets: WalletOffers,
): Promise<Html> {
  if (ticket_url === null) return ''
  const { heading, code, show, open } = personalMessages[language].ticket
  // Scheme and host of ticket URLs are in capitals for the QR code; a path stays on this site.
  const path = `${site.root}/T/${ticket_url.split('/').at(-1)!}`
  const buttons = walletButtons(wallets, language, path)
  return html`<section class="part" aria-labelledby="ticket">
<h2 id="ticket">${heading}</h2>
!${await ticketCode(ticket_url, code)}
<p class="hint">${show}</p>
!${buttons === '' ? '' : html`<ul class="buttons">!${buttons}</ul>`}
<p class="more"><a href="${path}">${open}</a></p>
</section>`
}
