import type { attendeeBadgeMessages as attendeeBadgeMessagesType } from '../../../../../src/pages/attendees/messages/badges.ts'

export const attendeeBadgeMessages: typeof attendeeBadgeMessagesType = {
  title: 'Badges',
  award: 'Attribuer un badge',
  statuses: { active: 'Valable', expired: 'Expiré', revoked: 'Retiré' },
}
