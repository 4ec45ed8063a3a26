import { messages } from '../../../messages/use-messages.tsx'

export const attendeeBadgeMessages = messages({
  title: 'Badges',
  award: 'Award badge',
  statuses: { active: 'Valid', expired: 'Expired', revoked: 'Revoked' } as Record<string, string>,
})
