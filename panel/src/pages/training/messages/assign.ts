import { counted, type Formats } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

/** Texts of the dialog that assigns a programme. */
export const assignMessages = messages({
  title: (name: string) => `Assign ${name}`,
  from: 'People',
  list: 'A list',
  contacts: 'Contacts',
  people: 'One person per line',
  peopleAbout: 'An email address, or a name and an email address.',
  example: 'Grace Hopper <grace@example.org>\nalan@example.org',
  noAddress: (name: string) => `Add an email address for ${name}.`,
  empty: 'Add at least one person with an email address.',
  tag: 'Tag',
  anyTag: 'Any tag',
  stage: 'Stage',
  anyStage: 'Any stage',
  stages: { lead: 'Lead', qualified: 'Qualified', customer: 'Customer', evangelist: 'Evangelist' },
  search: 'Name, email or company',
  found: (count: string) => `${count} contacts match. Those without an email address are left out.`,
  tooMany: (most: string) => `Choose at most ${most} contacts.`,
  dueDate: 'Due date',
  dueDateAbout: 'Empty: no due date.',
  dueDaysAbout: (days: number, { number }: Formats) => `Empty: ${counted(number(days), 'day', 'days')} from today.`,
  again: 'Start again for people who have completed it',
  againAbout: 'Earlier achievements do not count for the new cycle.',
  next: 'Continue',
  would: (count: number, { number }: Formats) =>
    `${counted(number(count), 'person gets', 'people get')} the programme.`,
  had: (count: number, { number }: Formats) =>
    `${counted(number(count), 'person already has it and stays', 'people already have it and stay')} unchanged.`,
  nobody: 'Nobody new: everybody in the list already has the programme.',
  assign: (count: number, { number }: Formats) => `Assign to ${counted(number(count), 'person', 'people')}`,
  assigned: (count: number, { number }: Formats) => `Assigned to ${counted(number(count), 'person', 'people')}.`,
  progress: (done: string, all: string) => `${done} of ${all}`,
})
