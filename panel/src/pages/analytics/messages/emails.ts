import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const emailFigureMessages = messages({
  title: 'Emails sent',
  names: {
    sent: 'Sent',
    bounced: 'Bounced',
    failed: 'Failed',
    complained: 'Marked as spam',
    unsubscribed: 'Unsubscribed',
  },
  of: {
    bounced: (count: string) => `${count} bounced`,
    failed: (count: string) => `${count} failed`,
    complained: (count: string) => `${count} marked as spam`,
    unsubscribed: (count: string) => counted(count, 'person unsubscribed', 'people unsubscribed'),
  },
})
