import { markdownToText } from '../../../lib/text/markdown/markdown-to-text.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import { isMidnight } from '../../../lib/text/written-time.ts'
import { zonedDay, zonedTime } from '../../../lib/text/zoned-time.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { registrationState } from '../../attendees/index.ts'
import { coverAddress } from '../../events/index.ts'
import { startOf } from './event-facts.ts'
import { placesLeft, type ShownEvent } from './public-event.ts'
import type { RegistrationVisit } from './registration-place.ts'

/** Most speakers listed; an agenda can have hundreds. */
const MAX_SPEAKERS = 50

/**
 * Returns the event as schema.org `Event` in a data block, which no browser executes. `url` is the address of its page.
 */
export function eventMarkup(
  { site, now }: Pick<RegistrationVisit, 'site' | 'now'>,
  event: ShownEvent,
  url: string,
): Html {
  const { event_timezone: zone, event_end_date } = event
  const isOnline = event.event_type === 'webinar'
  const organiserUrl = `${site.address}/marketplace?organisation=${event.organisation}`
  const start = startOf(event)
  const end = event_end_date ?? event.sessions_end
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    description: markdownToText(event.event_description ?? '') || undefined,
    url,
    startDate: start === null ? undefined : timeOrDay(start, zone),
    endDate: end === null || start === null || end < start ? undefined : endOrDay(start, end, zone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline ? { '@type': 'VirtualLocation', url } : locationOf(event),
    image: [...(event.cover ? [coverAddress({ baseUrl: site.api }, event.cover.key)] : []), `${url}.png`],
    inLanguage: event.event_language,
    organizer: { '@type': 'Organization', name: event.organiser, url: organiserUrl },
    performer: performersOf(event),
    offers: offerOf(event, url, now),
    maximumAttendeeCapacity: event.registration_capacity ?? undefined,
    remainingAttendeeCapacity: placesLeft(event) ?? undefined,
  }
  // A text containing `</script` would end the block.
  return `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>\n`
}

function timeOrDay(time: Date, zone: string): string {
  return isMidnight(time, zone) ? zonedDay(time, zone) : zonedTime(time, zone)
}

/** An end at midnight is a day only if the beginning is one. */
function endOrDay(start: Date, end: Date, zone: string): string {
  return isMidnight(start, zone) ? timeOrDay(end, zone) : zonedTime(end, zone)
}

function locationOf({ event_location: place }: ShownEvent) {
  return place ? { '@type': 'Place', name: place, address: place } : undefined
}

function performersOf({ sessions, speakers }: ShownEvent) {
  const written = sessions.map(({ written_speaker }) => written_speaker?.trim()).filter(Boolean)
  const names = new Set([...speakers.map(({ name }) => name), ...written])
  return names.size === 0 ? undefined : [...names].slice(0, MAX_SPEAKERS).map((name) => ({ '@type': 'Person', name }))
}

/**
 * The registration offer, while it is or will be open. It is free: Laurel takes no payments, and 0 is the same in any
 * currency.
 */
function offerOf(event: ShownEvent, url: string, now: Date) {
  const state = registrationState(event, now)
  if (state !== 'open' && state !== 'not_open') return undefined
  const { registration_opens_at: opens, registration_closes_at: closes } = event
  return {
    '@type': 'Offer',
    url,
    price: 0,
    priceCurrency: 'USD',
    availability: `https://schema.org/${placesLeft(event) === 0 ? 'SoldOut' : 'InStock'}`,
    validFrom: opens === null ? undefined : isoTime(opens),
    validThrough: closes === null ? undefined : isoTime(closes),
  }
}
