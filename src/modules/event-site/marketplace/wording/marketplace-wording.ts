import type { SectionWording } from '../../../../platform/pages/page-frame.ts'
import type { Html } from '../../../../platform/pages/written-text.ts'

type Told = { heading: string; text: string; onward: string }

/** Texts of the public event list and its feed. */
export type MarketplaceWording = SectionWording & {
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
  /** On the page of an event. */
  back: string
  picture: (name: string) => string
}
