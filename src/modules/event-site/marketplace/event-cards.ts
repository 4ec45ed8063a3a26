import { html } from 'ghtml'
import { type Html, stored } from '../../../platform/pages/written-text.ts'
import type { ListedEvent } from '../../marketplace/index.ts'
import { eventCover } from '../registration/event-cover.ts'
import { whenOf } from '../registration/event-facts.ts'
import { registrationMessages } from '../registration/messages.ts'
import { placesLeftOf, stateOf, summaryOf } from './listed-event-schema.ts'
import type { MarketVisit } from './marketplace-place.ts'

/** Renders events as cards. */
export function eventCards(visit: MarketVisit, events: ListedEvent[]): Html {
  return html`<ol class="cards">
!${events.map((event) => card(visit, event))}</ol>`
}

function card(visit: MarketVisit, event: ListedEvent): Html {
  const { site, language, words } = visit
  const { types, facts } = registrationMessages[language]
  const rows: [string, Html][] = [[facts.when, whenOf(visit, datesOf(event))]]
  if (event.event_location) rows.push([facts.where, stored(event.event_location)])
  const others = `${site.root}/marketplace?organisation=${encodeURIComponent(event.organisation)}`
  rows.push([words.by, html`<a href="${others}">!${stored(event.organiser)}</a>`])
  const summary = summaryOf(event)
  const places = placesText(visit, event)
  return html`<li class="sheet part card">
!${eventCover(site, event.cover_picture && { key: event.cover_picture })}<p class="over">${types[event.event_type]}!${places && html` · <span class="places">${places}</span>`}</p>
<h3 lang="" dir="auto"><a href="${site.root}/e/${event.slug}">${event.name}</a></h3>
!${summary === null ? '' : html`<p class="about" lang="" dir="auto">${summary}</p>`}
<dl class="facts">!${rows.map(([term, value]) => html`<div><dt>${term}</dt><dd>!${value}</dd></div>`)}</dl>
</li>
`
}

function datesOf({ starts_at, event_end_date, ends_at, event_timezone }: ListedEvent) {
  return { start: starts_at, end: event_end_date, sessionsEnd: ends_at, zone: event_timezone }
}

/** Returns a note on places; empty when anybody can register. */
function placesText({ words: { places }, now }: MarketVisit, event: ListedEvent): string {
  const state = stateOf(event, now)
  if (state === 'past') return places.past
  if (state === 'closed') return places.closed
  const left = placesLeftOf(event)
  if (state !== 'open' || left === null) return ''
  return left > 0 ? places.left(left) : places.full
}
