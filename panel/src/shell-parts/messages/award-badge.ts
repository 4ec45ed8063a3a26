import { messages } from '../../messages/use-messages.tsx'

export const awardBadgeMessages = messages({
  title: 'Award badge',
  award: (badge: string) => `Award ${badge}`,
  awardTo: (name: string) => `Award a badge to ${name}`,
  submit: 'Award',
  badge: 'Badge',
  noBadges: 'There is no badge that can be awarded. Create one in Badges first.',
  name: 'Name',
  nameAbout: 'As it is shown on the badge.',
  email: 'Email',
  awarded: (name: string) => `${name} has the badge now.`,
  already: (name: string) => `${name} already has this badge and keeps it.`,
  evidence: 'Evidence',
  evidenceAbout: 'Shown on the public page of the badge, such as a talk with a link to its recording.',
  nth: (nth: string) => `Evidence ${nth}`,
  text: 'Text',
  url: 'Link (optional)',
  add: 'Add evidence',
  remove: (nth: string) => `Remove evidence ${nth}`,
})
