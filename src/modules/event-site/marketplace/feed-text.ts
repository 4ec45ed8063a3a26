import { isolated } from '../../../lib/text/isolated.ts'
import { writtenSpan } from '../../../lib/text/written-span.ts'
import type { ListedEvent } from '../../marketplace/index.ts'
import { registrationMessages } from '../registration/messages.ts'
import { queryOf } from './asked-on-page.ts'
import { summaryOf } from './listed-event-schema.ts'
import type { Found, MarketVisit } from './marketplace-place.ts'
import { xmlText } from './xml-text.ts'

/** Returns the most recently published events as a feed (RSS 2.0). */
export function feedText(visit: MarketVisit, { asked, page, organiser }: Found): string {
  const { site, language, words } = visit
  const heading = words.heading[asked.when ?? 'upcoming']
  const query = queryOf({ ...asked, page: 1 })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(organiser === null ? `${heading} · ${site.domain}` : `${heading}: ${isolated(organiser)}`)}</title>
<link>${xmlText(`${site.address}/marketplace${query}`)}</link>
<atom:link rel="self" type="application/rss+xml" href="${xmlText(`${site.address}/marketplace.rss${query}`)}"/>
<description>${xmlText(words.lead(site.domain))}</description>
<language>${language}</language>
${(page?.rows ?? []).map((event) => item(visit, event)).join('')}</channel>
</rss>
`
}

function item({ site, language }: MarketVisit, event: ListedEvent): string {
  const { types, facts } = registrationMessages[language]
  const { starts_at: start, event_end_date: end, event_timezone: zone, event_location: place } = event
  const address = xmlText(`${site.address}/e/${event.slug}`)
  const told = [
    `${facts.when}: ${start === null ? facts.noDate : writtenSpan(start, end, zone, language)}`,
    ...(place ? [`${facts.where}: ${isolated(place)}`] : []),
    `${facts.organiser}: ${isolated(event.organiser)}`,
    summaryOf(event) ?? '',
  ]
  // Feed readers interpret the description as HTML.
  const description = told.filter(Boolean).map((line) => `<p>${xmlText(line)}</p>`)
  return `<item>
<title>${xmlText(event.name)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${event.created_at.toUTCString()}</pubDate>
<category>${xmlText(types[event.event_type])}</category>
<description>${xmlText(description.join(''))}</description>
</item>
`
}
