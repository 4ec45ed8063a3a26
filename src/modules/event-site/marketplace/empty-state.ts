import { html } from 'ghtml'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { Found, MarketVisit } from './marketplace-place.ts'

/** Shown when nothing matches, nothing is planned, or there are no events at all, with a link onward. */
export function emptyState({ site, words }: MarketVisit, { asked }: Found): Html {
  const { when, page, ...others } = asked
  const isAsked = Object.keys(others).length > 0 || page > 1
  const [told, path] = isAsked
    ? ([words.none.found, '/marketplace'] as const)
    : when === undefined
      ? ([words.none.upcoming, '/marketplace?when=past'] as const)
      : ([words.none.ever, '/verify'] as const)
  return html`<section class="sheet part lead" role="status">
<h2>${told.heading}</h2>
<p>${told.text}</p>
<p class="buttons"><a class="button" href="${site.root}${path}">${told.onward}</a></p>
</section>`
}
