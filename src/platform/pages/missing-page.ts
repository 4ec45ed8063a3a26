import { html } from 'ghtml'
import { pageFrame, type SiteSection } from './page-frame.ts'
import { icon } from './page-icons.ts'
import type { Visit } from './visit.ts'
import type { Html } from './written-text.ts'

/** Renders the page for a URL that shows nothing, because it never existed or is not public. */
export function missingPage(
  { site, language }: Pick<Visit, 'site' | 'language'>,
  { heading, text }: { heading: string; text: string },
  place: SiteSection,
): Html {
  return pageFrame(site, place, {
    language,
    brand: null,
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
