import { messages } from '../../../messages/use-messages.tsx'

export const ticketMessages = messages({
  title: 'Ticket',
  open: 'Open ticket',
  send: 'Send ticket',
  sent: (email: string) => `Ticket queued to ${email}.`,
  notSent: 'Only registered attendees get a ticket.',
  renew: 'Issue new ticket',
  renewAbout:
    'All earlier tickets of this person are refused at the door from now on. This cannot be undone. Send the new ticket afterwards.',
  renewed: 'New ticket issued. Send it to the attendee.',
})
