import { html } from 'ghtml'
import type { NotVerified } from '../../certificates/index.ts'
import { pageFrame } from '../frame/page-frame.ts'
import type { SiteFacts } from '../frame/site-facts.ts'
import { timeElement } from '../frame/written-text.ts'
import { writtenTime } from '../frame/written-time.ts'
import { doubtSection } from './doubt-section.ts'
import { verdictOf, verdictSection } from './verdict.ts'
import { VERIFICATION } from './verification-place.ts'
import { verifyForm } from './verify-form.ts'

/** The same for a code that never was and for one whose certificate is gone. */
export function notFoundPage(site: SiteFacts, found: NotVerified, typed: string): string {
  const verdict = verdictOf(found, site.root)
  return pageFrame(site, VERIFICATION, {
    title: verdict.heading,
    main: html`<article class="sheet">
!${verdictSection(verdict)}
<section class="part" aria-labelledby="checked">
<h2 id="checked">What was checked</h2>
<p>The database of ${site.domain}, on !${timeElement(found.checkedAt, writtenTime(found.checkedAt))}, for</p>
<p class="typed"><bdi>${shortened(typed)}</bdi></p>
</section>
</article>
<section class="sheet part">
!${verifyForm(site, { label: 'Try again', typed: shortened(typed) })}
</section>
!${doubtSection(null)}`,
  })
}

function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length <= 80 ? text : `${characters.slice(0, 80).join('')}…`
}
