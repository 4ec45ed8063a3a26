import type { attendeeBadgeMessages as attendeeBadgeMessagesType } from '../../../../../src/pages/attendees/messages/badges.ts'

export const attendeeBadgeMessages: typeof attendeeBadgeMessagesType = {
  title: 'Rozetler',
  award: 'Rozet ver',
  statuses: { active: 'Geçerli', expired: 'Süresi doldu', revoked: 'İptal edildi' },
}
