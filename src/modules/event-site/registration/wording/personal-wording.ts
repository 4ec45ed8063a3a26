import type { Html } from '../../../../platform/pages/written-text.ts'

type Told = { heading: string; text: string }

/** Texts of the personal page. */
export type PersonalWording = {
  registered: Told
  waitlisted: { heading: string; text: (position: number) => string }
  offered: { heading: string; text: (until: Html) => Html }
  /** The offer has expired. */
  ended: Told
  cancelled: Told
  /** The event is over. */
  past: string
  holder: string
  event: string
  eventPage: string
  ticket: { heading: string; code: string; show: string; open: string }
  accept: string
  change: { open: string; button: string; done: string }
  /** Cancelling a registration, declining an offer, or leaving the waiting list, with a confirmation. */
  cancel: Record<'registered' | 'waitlisted' | 'offered', { open: string; ask: string; button: string }>
  missing: Told
}
