import type { attendeeBadgeMessages as attendeeBadgeMessagesType } from '../../../../../src/pages/attendees/messages/badges.ts'

export const attendeeBadgeMessages: typeof attendeeBadgeMessagesType = {
  title: 'Badges',
  award: 'Badge verleihen',
  statuses: { active: 'Gültig', expired: 'Abgelaufen', revoked: 'Zurückgenommen' },
}
