import { html } from 'ghtml'
import { isolated } from '../../../lib/text/isolated.ts'
import { pageFrame } from '../../../platform/pages/page-frame.ts'
import { type Html, stored } from '../../../platform/pages/written-text.ts'
import { queryOf } from './asked-on-page.ts'
import { emptyState } from './empty-state.ts'
import { eventCards } from './event-cards.ts'
import { marketplaceForm } from './marketplace-form.ts'
import { type Found, MARKETPLACE, type MarketVisit } from './marketplace-place.ts'
import { pagingLinks } from './paging-links.ts'

/** The page of public events, with search, and links onward when there are none. */
export function marketplacePage(visit: MarketVisit, found: Found): Html {
  const { site, language, words } = visit
  const { asked, page, organiser } = found
  const { organisation: _, ...ofAnybody } = asked
  const heading = words.heading[asked.when ?? 'upcoming']
  const name = organiser === null ? heading : `${heading}: ${isolated(organiser)}`
  const nth = asked.page > 1 ? `, ${words.nth(asked.page)}` : ''
  const address = `${site.address}/marketplace${queryOf(asked, { page: asked.page })}`
  return pageFrame(site, MARKETPLACE, {
    language,
    brand: null,
    title: `${name}${nth}`,
    share: { address, title: name, description: words.lead(site.domain), picture: null },
    ...(isIndexed(found) ? { indexed: { markup: headMarkup(visit, found) } } : {}),
    main: html`<section class="sheet part lead">
<h1>${heading}</h1>
<p>!${organiser === null ? words.lead(site.domain) : words.of(stored(organiser))}</p>
!${organiser === null ? '' : html`<p><a href="${site.root}/marketplace${queryOf(ofAnybody)}">${words.everybody}</a></p>`}
!${marketplaceForm(visit, asked)}
</section>
!${page === null ? html`<p class="sheet part problem" role="alert">${words.search.tooMany}</p>` : results(visit, found, page)}
<p class="hint feed"><a href="${site.root}/marketplace.rss${queryOf(asked)}">${words.feed}</a></p>`,
  })
}

/**
 * Whether search engines may index the page: only the list and those of organisers, since other queries are unlimited.
 */
export function isIndexed({ asked, page }: Found): boolean {
  const { page: _page, organisation: _organisation, ...others } = asked
  return page !== null && page.rows.length > 0 && Object.keys(others).length === 0
}

function results(visit: MarketVisit, found: Found, page: NonNullable<Found['page']>): Html {
  if (page.rows.length === 0) return emptyState(visit, found)
  return html`<section aria-labelledby="results">
<h2 id="results" class="count">${visit.words.count(page.total, page.capped ?? false)}</h2>
!${eventCards(visit, page.rows)}
!${pagingLinks(visit, found, page)}
</section>`
}

/** Metadata for programs: the feed, and the events as schema.org `ItemList`. */
function headMarkup({ site, words }: MarketVisit, { asked, page }: Found): Html {
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: page!.rows.map(({ slug }, nth) => ({
      '@type': 'ListItem',
      position: nth + 1,
      url: `${site.address}/e/${slug}`,
    })),
  }
  const feed = html`<link rel="alternate" type="application/rss+xml" title="${words.heading.upcoming}" href="${site.root}/marketplace.rss${queryOf(asked)}">`
  return `${feed}\n<script type="application/ld+json">${JSON.stringify(list).replaceAll('<', '\\u003c')}</script>\n`
}
