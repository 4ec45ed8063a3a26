import { messages } from '../../../messages/use-messages.tsx'

export const tierMessages = messages({
  title: 'Tiers',
  about: 'A certificate states the highest tier that the attendee reached by attending sessions.',
  none: 'No tiers yet.',
  nth: (nth: string) => `Tier ${nth}`,
  name: 'Name of the tier',
  least: 'Minimum attendance (%)',
  add: 'Add tier',
  remove: 'Remove tier',
})
