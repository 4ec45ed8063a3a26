import type { SectionWording } from '../../../../../platform/pages/page-frame.ts'

/** A ticket that opens no door, or no ticket: the heading, and what to do. */
type Refused = { heading: string; text: string }

export type TicketWording = SectionWording & {
  heading: string
  holder: string
  event: string
  when: string
  where: string
  noDate: string
  code: string
  show: string
  save: string
  missing: Refused
  replaced: Refused
  cancelled: Refused
}
