import { html } from 'ghtml'
import { pageFrame, type SiteSection } from '../../../platform/pages/page-frame.ts'
import { icon } from '../../../platform/pages/page-icons.ts'
import type { Visit } from '../../../platform/pages/visit.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { myMessages } from './my-messages.ts'

export const MY: SiteSection = { home: '/my', words: myMessages }

/** `typed` is a rejected address; `outcome` is that of a link or a request. */
type Asking = { typed?: string; outcome?: 'asked' | 'withoutMail' | 'used' }

/** The form that mails a link, after the outcome of an earlier one. */
export function askPage({ site, language }: Visit, { typed, outcome }: Asking = {}): Html {
  const words = myMessages[language]
  const result = outcome && (outcome === 'used' ? words.used : words.ask[outcome])
  const field = html`<label for="email">${words.ask.label}</label>
<div class="row"><input id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${typed ?? ''}"!${typed === undefined ? '' : ' aria-invalid="true" aria-describedby="problem" autofocus'}><button type="submit">${words.ask.button}</button></div>
!${typed === undefined ? '' : html`<p class="problem" id="problem" role="alert">${words.ask.problem}</p>`}`
  return pageFrame(site, MY, {
    language,
    brand: null,
    title: result?.heading ?? words.ask.heading,
    main: html`!${result ? resultSection(result, outcome === 'asked') : ''}<section class="sheet part lead">
!${result ? html`<h2>${words.ask.heading}</h2>` : html`<h1>${words.ask.heading}</h1>`}
<p>${words.ask.text}</p>
<form method="post" action="${site.root}/my">
<input type="hidden" name="act" value="ask">
!${field}
</form>
</section>`,
  })
}

function resultSection({ heading, text }: { heading: string; text: string }, isGood: boolean): Html {
  return html`<section class="sheet">
<div class="verdict ${isGood ? 'valid' : 'expired'}" role="status">
!${icon(isGood ? 'check' : 'clock')}
<div><h1>${heading}</h1><p>${text}</p></div>
</div>
</section>
`
}

/** The page of a mailed link. Only its button uses the link, because programs open links in mails. */
export function openPage({ site, language }: Visit, token: string): Html {
  const { heading, text, button } = myMessages[language].open
  return pageFrame(site, MY, {
    language,
    brand: null,
    title: heading,
    main: html`<section class="sheet part lead">
<h1>${heading}</h1>
<p>${text}</p>
<form method="post" action="${site.root}/my/${token}"><button type="submit">${button}</button></form>
</section>`,
  })
}
