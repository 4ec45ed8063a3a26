import type { ticketMessages as ticketMessagesType } from '../../../../../src/pages/attendees/messages/ticket.ts'

export const ticketMessages: typeof ticketMessagesType = {
  title: 'Ticket',
  open: 'Ticket öffnen',
  send: 'Ticket senden',
  sent: (email) => `Das Ticket wird gesendet an: ${email}.`,
  notSent: 'Nur Angemeldete erhalten ein Ticket.',
  renew: 'Neues Ticket ausstellen',
  renewAbout:
    'Alle früheren Tickets dieser Person werden ab jetzt am Eingang abgelehnt. Das lässt sich nicht rückgängig machen. Senden Sie danach das neue Ticket.',
  renewed: 'Neues Ticket ausgestellt. Senden Sie es an die Person.',
}
