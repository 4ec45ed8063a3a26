import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import type { Language } from '../../../lib/text/languages.ts'
import { pageFrame, type SiteSection } from '../../../platform/pages/page-frame.ts'
import { icon } from '../../../platform/pages/page-icons.ts'
import type { SiteFacts } from '../../../platform/pages/site-facts.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { Subscription } from '../unsubscribe/find-subscription.ts'
import { unsubscribeMessages } from './wording/unsubscribe-words.ts'

/** The unsubscribe pages. They can only be reached by a link. */
export const UNSUBSCRIBE: SiteSection = { home: '/verify', words: unsubscribeMessages }

/**
 * Whether the person receives emails (`isBack`: again), with the button that changes it. Opening the link must change
 * nothing, because programs follow links.
 */
export function unsubscribePage(
  site: SiteFacts,
  language: Language,
  found: Subscription & { path: string; isBack: boolean },
): Html {
  const { isUnsubscribed, organisation, address, path, isBack, brand } = found
  const words = unsubscribeMessages[language]
  const { heading, text, button } = words[isUnsubscribed ? 'done' : 'ask'](isolated(organisation))
  return pageFrame(site, UNSUBSCRIBE, {
    language,
    brand,
    title: heading,
    main: html`<article class="sheet">
!${isBack ? html`<p class="part saved" role="status">${words.back}</p>` : ''}
<div class="verdict ${isUnsubscribed ? 'valid' : 'unknown'}">
!${icon(isUnsubscribed ? 'check' : 'question')}
<div><h1>${heading}</h1><p>${text}</p></div>
</div>
<section class="part">
<p class="over">${words.address}</p>
<p>${isolated(hinted(address))}</p>
<p class="more">${words.still}</p>
<form class="act" method="post" action="${path}"><input type="hidden" name="act" value="${isUnsubscribed ? 'subscribe' : 'unsubscribe'}"><button type="submit">${button}</button></form>
</section>
</article>`,
  })
}

/** The same page for every invalid link. */
export function noSuchMailPage(site: SiteFacts, language: Language): Html {
  const { heading, text } = unsubscribeMessages[language].missing
  return pageFrame(site, UNSUBSCRIBE, {
    language,
    brand: null,
    title: heading,
    main: html`<section class="sheet">
<div class="verdict unknown">
!${icon('question')}
<div><h1>${heading}</h1><p>${text}</p></div>
</div>
</section>`,
  })
}

/** Masks an address so that only its owner recognises it, because emails are forwarded with their links. */
function hinted(address: string): string {
  const at = address.lastIndexOf('@')
  return `${Array.from(address.slice(0, at))[0] ?? ''}…${address.slice(at)}`
}
