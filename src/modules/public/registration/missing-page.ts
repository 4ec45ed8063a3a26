import { html } from 'ghtml'
import { pageFrame } from '../frame/page-frame.ts'
import { icon } from '../frame/page-icons.ts'
import type { Html } from '../frame/written-text.ts'
import { REGISTRATION, type Visit } from './registration-place.ts'

/** The same for what never was and what nobody is shown. */
export function missingPage(
  { site, language }: Visit,
  { heading, text }: { heading: string; text: string },
  place = REGISTRATION,
): Html {
  return pageFrame(site, place, {
    language,
    title: heading,
    main: html`<section class="sheet">
<div class="verdict unknown">
!${icon('question')}
<div><h1>${heading}</h1><p>${text}</p></div>
</div>
<p class="part"><a href="${site.root}${place.home}">${place.words[language].failure.onward}</a></p>
</section>`,
  })
}
