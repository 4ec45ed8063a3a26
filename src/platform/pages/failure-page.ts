import { html } from 'ghtml'
import type { Language } from '../../lib/text/languages.ts'
import { FAILURES_WITH_TEXT, frameMessages } from './messages.ts'
import { pageFrame, type SiteSection } from './page-frame.ts'
import { icon } from './page-icons.ts'
import type { SiteFacts } from './site-facts.ts'
import type { Html } from './written-text.ts'

/** `retryAfter` is in seconds, and empty if unknown. */
export type Failure = { status: number; retryAfter: string; requestId: string }

/** Renders the page for a failed request. */
export function failurePage(site: SiteFacts, place: SiteSection, language: Language, failure: Failure): Html {
  const words = frameMessages[language]
  const { heading, text } =
    words.failures[FAILURES_WITH_TEXT.find((status) => status === failure.status) ?? 'unreadable']
  const { note, onward } = place.words[language].failure
  const told = failure.retryAfter ? `${text} ${words.retry(Number(failure.retryAfter))}` : text
  return pageFrame(site, place, {
    language,
    brand: null,
    title: heading,
    main: html`<section class="sheet">
<div class="verdict unknown">
!${icon('warning')}
<div><h1>${heading}</h1><p>${told}</p><p>${note}</p></div>
</div>
<div class="part">
<p><a href="${site.root}${place.home}">${onward}</a></p>
<p class="hint request">${words.request(failure.requestId)}</p>
</div>
</section>`,
  })
}
