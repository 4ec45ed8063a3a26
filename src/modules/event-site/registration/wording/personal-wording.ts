import type { Html } from '../../../../platform/pages/written-text.ts'

type Told = { heading: string; text: string }

/** What the page of somebody's registration says. */
export type PersonalWording = {
  registered: Told
  waitlisted: { heading: string; text: (position: number) => string }
  offered: { heading: string; text: (until: Html) => Html }
  /** The time to take an offered place is over. */
  ended: Told
  cancelled: Told
  /** Nothing can be changed any more. */
  past: string
  holder: string
  event: string
  eventPage: string
  ticket: { heading: string; code: string; show: string; open: string }
  accept: string
  change: { open: string; button: string; done: string }
  /** Giving up a place, one that is offered, or that on the waiting list; asked once before it is done. */
  cancel: Record<'registered' | 'waitlisted' | 'offered', { open: string; ask: string; button: string }>
  missing: Told
}
