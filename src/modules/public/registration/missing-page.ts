import { html } from 'ghtml'
import { pageFrame } from '../frame/page-frame.ts'
import { icon } from '../frame/page-icons.ts'
import type { Html } from '../frame/written-text.ts'
import { REGISTRATION, type Visit } from './registration-place.ts'

/** The same for an event that never was and one that is private. */
export function missingPage(visit: Visit, { heading, text }: { heading: string; text: string }): Html {
  const { site, language, words } = visit
  return pageFrame(site, REGISTRATION, {
    language,
    title: heading,
    main: html`<section class="sheet">
<div class="verdict unknown">
!${icon('question')}
<div><h1>${heading}</h1><p>${text}</p></div>
</div>
<p class="part"><a href="${site.root}${REGISTRATION.home}">${words.failure.onward}</a></p>
</section>`,
  })
}
