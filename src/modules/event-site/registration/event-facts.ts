import { html } from 'ghtml'
import { writtenSpan } from '../../../lib/text/written-span.ts'
import { writtenDay } from '../../../lib/text/written-time.ts'
import { placeLink } from '../../../platform/pages/place-link.ts'
import { type Html, stored, timeElement } from '../../../platform/pages/written-text.ts'
import type { RegistrationEvent } from '../../attendees/index.ts'
import { registrationMessages } from './messages.ts'
import { placesLeft } from './public-event.ts'
import type { RegistrationVisit } from './registration-place.ts'

type Dated = Pick<RegistrationEvent, 'event_date' | 'event_end_date' | 'event_timezone'> &
  Pick<RegistrationEvent, 'sessions_start' | 'sessions_end'>

type FactsEvent = Dated & Pick<RegistrationEvent, 'event_location' | 'organiser'>

/** Returns the start of an event, or of its first session if it has no date; null when unknown. */
export function startOf({ event_date, sessions_start }: Dated): Date | null {
  return event_date ?? sessions_start
}

/** Date, location and organiser; `more` comes last. */
export function eventFacts(visit: RegistrationVisit, event: FactsEvent, more: [string, Html][] = []): Html {
  const { facts } = visit.words
  const list: [string, Html][] = [[facts.when, whenOf(visit, datesOf(event))]]
  if (event.event_location) list.push([facts.where, placeLink(visit.language, event.event_location)])
  list.push([facts.organiser, stored(event.organiser)], ...more)
  return html`<dl class="facts">!${list.map(([term, value]) => html`<div><dt>${term}</dt><dd>!${value}</dd></div>`)}</dl>`
}

type Dates = { start: Date | null; end: Date | null; sessionsEnd: Date | null; zone: string }

function datesOf(event: Dated): Dates {
  const { event_end_date: end, sessions_end: sessionsEnd, event_timezone: zone } = event
  return { start: startOf(event), end, sessionsEnd, zone }
}

/** Beginning and end of an event. Without an end of its own, the day of its last session follows if that is another. */
export function whenOf(
  { language }: Pick<RegistrationVisit, 'language'>,
  { start, end, sessionsEnd, zone }: Dates,
): Html {
  const { facts } = registrationMessages[language]
  if (start === null) return html`${facts.noDate}`
  const begins = timeElement(start, writtenSpan(start, end, zone, language))
  // An event that ends at midnight ends on the day before.
  const last = sessionsEnd && new Date(sessionsEnd.getTime() - 1)
  if (end !== null || last === null || last < start) return begins
  const day = writtenDay(last, zone, language)
  return day === writtenDay(start, zone, language)
    ? begins
    : html`!${begins}<span class="sub">!${facts.until(timeElement(last, day))}</span>`
}

/** Places left, when they are limited and registration is open. */
export function placesFact({ words: { facts } }: RegistrationVisit, event: RegistrationEvent): [string, Html][] {
  const left = placesLeft(event)
  if (left === null) return []
  return [[facts.places, html`${left > 0 ? facts.left(left) : facts.full(event.waiting)}`]]
}

/** Link to the iCalendar file, when it has entries. */
export function calendarLink({ site, words }: RegistrationVisit, event: RegistrationEvent): Html {
  if (startOf(event) === null) return ''
  return html`<p class="more"><a href="${site.root}/e/${event.slug}.ics">${words.calendar}</a></p>`
}
