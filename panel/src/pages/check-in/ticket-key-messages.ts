import { messages } from '../../messages/use-messages.tsx'

export const ticketKeyMessages = messages({
  title: 'Ticket security',
  about: 'Tickets are signed with a key of this event, so that nobody can make one up.',
  rotate: 'Create new key',
  explained: 'New tickets are signed with the new key. Devices at the door learn it at their next contact.',
  retire: 'Refuse all tickets sent so far',
  retireAbout: 'Every attendee then needs a new ticket: send tickets again afterwards. This cannot be undone.',
  rotated: 'New key created. Earlier tickets stay valid.',
  retired: 'New key created. Send tickets again: earlier ones are refused.',
})
