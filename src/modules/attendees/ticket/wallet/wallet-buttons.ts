import { html } from 'ghtml'
import type { Language } from '../../../../lib/text/languages.ts'
import type { Html } from '../../../../platform/pages/written-text.ts'
import { walletMessages } from './messages.ts'
import type { WalletOffers } from './wallet-offers.ts'

/** Returns list items with a button for each wallet that is offered; `path` is that of the ticket's page. */
export function walletButtons({ apple, google }: WalletOffers, language: Language, path: string): Html {
  const words = walletMessages[language]
  return html`!${apple ? html`<li><a class="button" href="${path}.pkpass" type="application/vnd.apple.pkpass">${words.apple}</a></li>` : ''}!${google ? html`<li><a class="button" href="${path}.google-wallet" rel="noopener noreferrer nofollow">${words.google}</a></li>` : ''}`
}
