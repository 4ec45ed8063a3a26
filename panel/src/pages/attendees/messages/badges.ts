import { messages } from '../../../messages/use-messages.tsx'

export const attendeeBadgeMessages = messages({
  en: {
    title: 'Badges',
    award: 'Award badge',
    statuses: { active: 'Valid', expired: 'Expired', revoked: 'Revoked' } as Record<string, string>,
  },
  tr: {
    title: 'Rozetler',
    award: 'Rozet ver',
    statuses: { active: 'Geçerli', expired: 'Süresi doldu', revoked: 'İptal edildi' } as Record<string, string>,
  },
})
