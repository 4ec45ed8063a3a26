import { html } from 'ghtml'
import { isolated } from '../../../../lib/text/isolated.ts'
import type { Language } from '../../../../lib/text/languages.ts'
import { writtenSpan } from '../../../../lib/text/written-span.ts'
import type { Brand } from '../../../../platform/pages/brand.ts'
import { pageFrame, type SiteSection } from '../../../../platform/pages/page-frame.ts'
import { icon } from '../../../../platform/pages/page-icons.ts'
import { placeLink } from '../../../../platform/pages/place-link.ts'
import type { SiteFacts } from '../../../../platform/pages/site-facts.ts'
import { type Html, timeElement } from '../../../../platform/pages/written-text.ts'
import type { FoundTicket } from '../find-ticket.ts'
import { walletButtons } from '../wallet/wallet-buttons.ts'
import type { WalletOffers } from '../wallet/wallet-offers.ts'
import { ticketMessages } from './messages.ts'
import { ticketCode } from './ticket-code.ts'

/** The pages of tickets; people find all of theirs on their own page. */
export const TICKETS: SiteSection = { home: '/my', words: ticketMessages }

/** The page of a valid ticket: attendee, event, code, and the wallets that are offered. */
export async function ticketPage(
  site: SiteFacts,
  language: Language,
  ticket: FoundTicket,
  offers: WalletOffers,
): Promise<Html> {
  const words = ticketMessages[language]
  const { event_name, event_date, event_end_date, event_location, event_timezone, online_url } = ticket
  const when = event_date
    ? timeElement(event_date, writtenSpan(event_date, event_end_date, event_timezone, language))
    : html`${words.noDate}`
  const facts: [string, Html][] = [[words.when, when]]
  if (event_location) facts.push([words.where, placeLink(language, event_location)])
  if (online_url) facts.push([words.online, html`<a href="${online_url}" rel="noopener noreferrer">${words.join}</a>`])
  const { pathname: path } = new URL(ticket.address)
  const code = await ticketCode(ticket.address, words.code)
  return pageFrame(site, TICKETS, {
    language,
    brand: ticket.brand,
    title: `${words.heading}: ${isolated(event_name)}`,
    main: html`<article class="sheet">
<section class="part">
<h1>${words.heading}</h1>
<p class="over">${words.holder}</p>
<p class="holder" lang="" dir="auto">${`${ticket.first_name} ${ticket.last_name}`.trim()}</p>
<p class="over">${words.event}</p>
<p class="event" lang="" dir="auto">${event_name}</p>
<dl class="facts">!${facts.map(([term, value]) => html`<div><dt>${term}</dt><dd>!${value}</dd></div>`)}</dl>
</section>
<section class="part">
!${code}
<p class="hint">${words.show}</p>
<ul class="buttons"><li><a class="button" href="${path}.pdf" type="application/pdf" download>${words.save}</a></li>!${walletButtons(offers, language, path)}</ul>
</section>
</article>`,
  })
}

/** The page of a ticket that is not valid, with the reason and what to do. */
export function refusedTicketPage(
  site: SiteFacts,
  language: Language,
  reason: 'missing' | 'replaced' | 'cancelled',
  brand: Brand | null,
): Html {
  const { heading, text } = ticketMessages[language][reason]
  return pageFrame(site, TICKETS, {
    language,
    brand,
    title: heading,
    main: html`<section class="sheet">
<div class="verdict ${reason === 'missing' ? 'unknown' : 'revoked'}">
!${icon(reason === 'missing' ? 'question' : 'cross')}
<div><h1>${heading}</h1><p>${text}</p></div>
</div>
</section>`,
  })
}
