import { messages } from '../../../messages/use-messages.tsx'

export const peopleMessages = messages({
  title: 'Issue to other people',
  people: 'People',
  about: 'One person per line: a name, or a name and an email address. People with an address become attendees.',
  example: 'Grace Hopper\nAlan Turing <alan@example.org>',
  kind: 'Kind of certificate',
  attendee: 'Attendee',
  nameless: (email: string) => `Add a name for ${email}.`,
  next: 'Continue',
})
