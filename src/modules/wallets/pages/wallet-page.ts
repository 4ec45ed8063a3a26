import { html } from 'ghtml'
import { pageFrame, type SiteSection } from '../../../platform/pages/page-frame.ts'
import { icon } from '../../../platform/pages/page-icons.ts'
import type { Visit } from '../../../platform/pages/visit.ts'
import { type Html, stored } from '../../../platform/pages/written-text.ts'
import type { OfferedKind, OfferedRecord } from '../offers/offered-record.ts'
import { walletMessages } from './wallet-messages.ts'

export const WALLET: SiteSection = { home: '/verify', words: walletMessages }

/** Reasons why no code can be mailed. */
export type Hindrance = 'notValid' | 'noAddress' | 'noMail'

/** The paths of the pages of a record. */
export const pathOf = (kind: OfferedKind, publicId: string) => `/${kind === 'certificate' ? 'c' : 'b'}/${publicId}`

/** An open offer: the link that wallets open, and its QR code. */
type ShownOffer = { link: string; code: Html }

/** The page on which somebody asks for an offer, or the offer that they asked for. */
export function walletPage(
  { site, language }: Visit,
  shown: { kind: OfferedKind; record: OfferedRecord; hindrance: Hindrance | null; offer?: ShownOffer | 'ended' },
): Html {
  const words = walletMessages[language]
  const { kind, record, hindrance, offer } = shown
  const page = `${site.root}${pathOf(kind, record.publicId)}`
  const isOpen = offer !== undefined && offer !== 'ended'
  const result = hindrance === null ? (offer === 'ended' ? words.ended : null) : words[hindrance]
  return pageFrame(site, WALLET, {
    language,
    brand: record.brand,
    title: result?.heading ?? (isOpen ? words.open.heading : words.heading),
    main: html`!${result ? outcome(result) : ''}<section class="sheet part lead">
!${isOpen ? html`<h1>${words.open.heading}</h1>` : result ? html`<h2>${words.heading}</h2>` : html`<h1>${words.heading}</h1>`}
<p>!${stored(record.name)}</p>
!${isOpen ? offerPart(words.open, offer) : hindrance === null ? html`<p>${words.text}</p><form method="post" action="${page}/wallet"><button type="submit">${words.button}</button></form>` : ''}
<p><a href="${page}">${words.back}</a></p>
</section>`,
  })
}

function offerPart(words: { text: string; link: string }, { link, code }: ShownOffer): Html {
  return html`<p>${words.text}</p>
!${code}
<p><a class="button first" href="${link}">${words.link}</a></p>`
}

function outcome({ heading, text }: { heading: string; text: string }): Html {
  return html`<section class="sheet">
<div class="verdict expired" role="status">
!${icon('clock')}
<div><h1>${heading}</h1><p>${text}</p></div>
</div>
</section>
`
}

/** The page for an address without a record. */
export function noRecordPage({ site, language }: Visit): Html {
  const { missing } = walletMessages[language]
  return pageFrame(site, WALLET, { language, brand: null, title: missing.heading, main: outcome(missing) })
}
