import type { attendeeBadgeMessages as attendeeBadgeMessagesType } from '../../../../../src/pages/attendees/messages/badges.ts'

export const attendeeBadgeMessages: typeof attendeeBadgeMessagesType = {
  title: 'الشارات',
  award: 'منح شارة',
  statuses: { active: 'صالحة', expired: 'منتهية الصلاحية', revoked: 'مسحوبة' },
}
