import type { attendeeBadgeMessages as attendeeBadgeMessagesType } from '../../../../../src/pages/attendees/messages/badges.ts'

export const attendeeBadgeMessages: typeof attendeeBadgeMessagesType = {
  title: 'Insignias',
  award: 'Otorgar insignia',
  statuses: { active: 'Válida', expired: 'Caducada', revoked: 'Revocada' },
}
