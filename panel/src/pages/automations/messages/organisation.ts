import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const organisationRuleMessages = messages({
  title: 'Automations for new events',
  about:
    'Every new event gets these automations, and each follows its original. Existing events do not get them. An event can disable its own copy.',
  none: 'No automations for new events yet.',
  noneHow: 'Add reminders and thank-you emails here once, and every new event has them.',
  events: 'Events',
  eventCount: (n: string) => counted(n, 'event has it', 'events have it'),
  removeAbout:
    'This permanently deletes the automation and its copies in all events with their runs, and cancels what waits. It cannot be undone.',
  savedEverywhere: 'Saved, in all events that have it.',
})
