import { html } from 'ghtml'
import { translated } from '../../../lib/text/translated.ts'
import type { SectionMessages } from '../../../platform/pages/page-frame.ts'
import type { Html } from '../../../platform/pages/written-text.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    marketplace: MarketplaceMessages
  }
}

type Told = { heading: string; text: string; onward: string }

/** Texts of the public event list and its feed. */
export type MarketplaceMessages = SectionMessages & {
  heading: { upcoming: string; past: string; all: string }
  lead: (domain: string) => string
  /** Before the name of the organiser whose events are shown. */
  of: (organiser: Html) => Html
  search: { label: string; hint: string; button: string; tooMany: string }
  more: string
  type: { label: string; any: string }
  when: { label: string; upcoming: string; past: string; all: string }
  from: string
  to: string
  place: string
  free: string
  sort: { label: string; soonest: string; latest: string; newest: string; usual: string }
  /** `capped`: there are more events than counted. */
  count: (events: number, capped: boolean) => string
  nth: (page: number) => string
  paging: { label: string; previous: string; next: string }
  none: { found: Told; upcoming: Told; ever: Told }
  by: string
  everybody: string
  places: { left: (places: number) => string; full: string; closed: string; past: string }
  feed: string
}

const marketplaceEn: MarketplaceMessages = {
  brand: 'Events',
  skipLink: 'Skip to the events',
  failure: { note: 'This says nothing about any event.', onward: 'See all events' },
  heading: { upcoming: 'Upcoming events', past: 'Past events', all: 'All events' },
  lead: (domain) => `Conferences, workshops and courses on ${domain} that anybody can come to.`,
  of: (organiser) => html`Only events of !${organiser}.`,
  search: {
    label: 'What are you looking for?',
    hint: 'Words in the name or place',
    button: 'Search',
    tooMany: 'Please search for at most eight words.',
  },
  more: 'More choices',
  type: { label: 'Kind', any: 'Any' },
  when: { label: 'When', upcoming: 'Upcoming', past: 'Past', all: 'All' },
  from: 'From',
  to: 'Until',
  place: 'Place',
  free: 'With free places',
  sort: {
    label: 'Order',
    usual: 'Default',
    soonest: 'First date first',
    latest: 'Last date first',
    newest: 'Newest first',
  },
  count: (events, capped) =>
    capped ? `More than ${events.toLocaleString('en')} events` : events === 1 ? '1 event' : `${events} events`,
  nth: (page) => `page ${page}`,
  paging: { label: 'Pages', previous: 'Previous', next: 'Next' },
  none: {
    found: {
      heading: 'Nothing found',
      text: 'No events match. Try fewer words or filters.',
      onward: 'See all upcoming events',
    },
    upcoming: {
      heading: 'Nothing is planned right now',
      text: 'New events appear here as soon as they are public.',
      onward: 'See past events',
    },
    ever: {
      heading: 'No events yet',
      text: 'Events appear here as soon as an organiser makes one public.',
      onward: 'Check a certificate',
    },
  },
  by: 'Organiser',
  everybody: 'See the events of everybody',
  places: {
    left: (places) => (places === 1 ? '1 place left' : `${places} places left`),
    full: 'Full, with a waiting list',
    closed: 'Registration is closed',
    past: 'Over',
  },
  feed: 'Follow these events in a feed reader (RSS)',
}

export const marketplaceMessages = translated('marketplace', marketplaceEn)
