import { isMidnight } from '../../../platform/text/written-time.ts'
import { zonedDay, zonedTime } from '../../../platform/text/zoned-time.ts'
import type { Html } from '../frame/written-text.ts'
import { startOf } from './event-facts.ts'
import { placesLeft, type ShownEvent } from './public-event.ts'

/**
 * An event as search engines read it (schema.org, `Event`): a block of data, which no browser runs. `url` is the address
 * of its page.
 */
export function eventMarkup(event: ShownEvent, url: string): Html {
  const { event_timezone: zone, sessions_end: end, event_location: place } = event
  const start = startOf(event)
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    description: event.event_description || undefined,
    url,
    startDate: start === null ? undefined : isMidnight(start, zone) ? zonedDay(start, zone) : zonedTime(start, zone),
    endDate: end === null || start === null || end < start ? undefined : zonedTime(end, zone),
    eventStatus: 'https://schema.org/EventScheduled',
    location: place ? { '@type': 'Place', name: place, address: place } : undefined,
    organizer: { '@type': 'Organization', name: event.organiser },
    maximumAttendeeCapacity: event.registration_capacity ?? undefined,
    remainingAttendeeCapacity: placesLeft(event) ?? undefined,
  }
  // A text with `</script` in it would end the block.
  return `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>\n`
}
