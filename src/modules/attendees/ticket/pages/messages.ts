import { translated } from '../../../../lib/text/translated.ts'
import type { SectionMessages } from '../../../../platform/pages/page-frame.ts'

declare module '../../../../lib/text/texts.ts' {
  interface Texts {
    ticketPage: TicketMessages
  }
}

/** A ticket that opens no door, or no ticket: the heading, and what to do. */
type Refused = { heading: string; text: string }

export type TicketMessages = SectionMessages & {
  heading: string
  holder: string
  event: string
  when: string
  where: string
  noDate: string
  online: string
  join: string
  code: string
  show: string
  save: string
  missing: Refused
  replaced: Refused
  cancelled: Refused
}

const ticketEn: TicketMessages = {
  brand: 'Ticket',
  skipLink: 'Skip to the ticket',
  failure: { note: 'This says nothing about any ticket.', onward: 'Find my tickets' },
  heading: 'Your ticket',
  holder: 'For',
  event: 'To',
  when: 'When',
  where: 'Where',
  noDate: 'The organiser will tell you',
  online: 'Online',
  join: 'Join online',
  code: 'QR code of the ticket',
  show: 'Show this code at the door. Whoever has this page can come in with it, so keep it to yourself.',
  save: 'Save as PDF',
  missing: {
    heading: 'No such ticket',
    text: 'No ticket has this address. It may have been cut off when it was copied: open it from your email again.',
  },
  replaced: {
    heading: 'This ticket was replaced',
    text: 'You were sent a newer ticket, which is the valid one. If you cannot find it, ask the organiser to send it again.',
  },
  cancelled: {
    heading: 'This ticket was cancelled',
    text: 'The registration was cancelled, so this ticket is no longer valid. If this is a mistake, contact the organiser.',
  },
}

export const ticketMessages = translated('ticketPage', ticketEn)
