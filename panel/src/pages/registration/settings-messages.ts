import { messages } from '../../messages/use-messages.tsx'

export const settingsMessages = messages({
  settings: 'Registration settings',
  enabled: 'Let people register on the event page',
  opens: 'Registration opens',
  closes: 'Registration closes',
  capacity: 'Capacity',
  capacityAbout: 'Leave empty for no limit. When the event is full, people join the waiting list.',
  offerHours: 'Hours to accept an offered place',
  offerHoursAbout: 'Then it is offered to the next person.',
  guests: 'Guests per registration',
  guestsAbout: 'How many other people one person can register at the same time, up to 20. 0: none.',
  confirm: 'Confirm each email address',
  confirmAbout:
    'People get an email with a link and are registered once they confirm it within 48 hours. It keeps wrong addresses out.',
  approval: 'Approve each registration',
  approvalAbout:
    'People get a place and a ticket once you approve them, and an email about your decision. Registration types can ask for approval on their own.',
})
