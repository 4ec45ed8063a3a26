import { html } from 'ghtml'
import type { NotVerified } from '../certificates/index.ts'
import { doubtSection } from './doubt-section.ts'
import { pageFrame } from './page-frame.ts'
import type { SiteFacts } from './site-facts.ts'
import { verdictOf } from './verdict.ts'
import { verdictSection } from './verdict-section.ts'
import { verifyForm } from './verify-form.ts'
import { timeElement } from './written-text.ts'
import { writtenTime } from './written-time.ts'

/** The same for a code that never was and for one whose certificate is gone. */
export function notFoundPage(site: SiteFacts, found: NotVerified, typed: string): string {
  const verdict = verdictOf(found, site.root)
  return pageFrame(site, {
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
