import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

const contacts = (count: string) => counted(count, 'contact', 'contacts')

export const contactsMessages = messages({
  title: 'Contacts',
  find: 'Search contacts',
  add: 'Add contact',
  addAnother: 'Add, then another',
  added: (name: string) => `${name} added.`,
  import: 'Import',
  nobody: 'No contacts yet',
  nobodyHow: 'Import a list, add people by hand, or let registrations and forms create them.',
  name: 'Name',
  company: 'Company',
  stage: 'Stage',
  score: 'Score',
  owner: 'Owner',
  tags: 'Tags',
  tag: 'Tag',
  email: 'Email',
  phone: 'Phone',
  jobTitle: 'Job title',
  consent: 'Email consent',
  source: 'Source',
  active: 'Activity',
  lastActive: 'Last activity',
  never: 'Never',
  created: 'Added',
  updated: 'Changed',
  scoreFrom: 'Score from',
  scoreTo: 'Score up to',
  activeIn: (days: string) => `Active in the last ${days} days`,
  inactiveFor: (days: string) => `Not active for ${days} days`,
  write: 'Message these people',
  writeTo: (count: string) => `Message ${contacts(count)}`,
  tooMany: (most: string) =>
    `Choose at most ${most} contacts to message them, or filter the list and use “Message these people”.`,
})
