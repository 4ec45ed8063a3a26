import { html } from 'ghtml'
import { writtenTime } from '../../../lib/text/written-time.ts'
import { pageFrame } from '../../../platform/pages/page-frame.ts'
import { type Html, timeElement } from '../../../platform/pages/written-text.ts'
import type { NotVerified } from '../verifying/verify-certificate.ts'
import { asOfNote } from './as-of-note.ts'
import { doubtSection } from './doubt-section.ts'
import { missingVerdict, verdictSection } from './verdict.ts'
import { VERIFICATION, type Visit } from './verification-place.ts'
import { verifyForm } from './verify-form.ts'

/** The page for a code without a certificate, whether it never existed or was deleted. */
export function notFoundPage(visit: Visit, found: NotVerified, typed: string): Html {
  const { site, language, words } = visit
  const verdict = missingVerdict(visit, found)
  const now = timeElement(found.checkedAt, writtenTime(found.checkedAt, 'UTC', language))
  return pageFrame(site, VERIFICATION, {
    language,
    brand: null,
    title: verdict.heading,
    main: html`<article class="sheet">
!${verdictSection(verdict)}
!${asOfNote(visit, 'UTC')}
<section class="part" aria-labelledby="checked">
<h2 id="checked">${words.checks.heading}</h2>
<p>!${words.checks.missing(site.domain, now)}</p>
<p class="typed"><bdi>${shortened(typed)}</bdi></p>
</section>
</article>
<section class="sheet part">
!${verifyForm(visit, { label: words.form.again, typed: shortened(typed) })}
</section>
!${doubtSection(visit, null)}`,
  })
}

function shortened(text: string): string {
  const characters = Array.from(text)
  return characters.length <= 80 ? text : `${characters.slice(0, 80).join('')}…`
}
