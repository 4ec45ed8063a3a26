import { translated } from '../../../lib/text/translated.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    ticketFile: TicketFileWords
  }
}

/** Labels on a ticket. */
type TicketFileWords = {
  title: string
  when: string
  where: string
  online: string
  noDate: string
  holder: string
  show: string
  /** The purpose of the QR code, for people who do not see it. */
  code: string
}

export const ticketFileWords = translated('ticketFile', {
  title: 'Ticket',
  when: 'When',
  where: 'Where',
  online: 'Online',
  noDate: 'The organiser will tell you',
  holder: 'For',
  show: 'Show this code at the door. Whoever has it can come in with it, so keep it to yourself.',
  code: 'QR code to show at the door',
})
