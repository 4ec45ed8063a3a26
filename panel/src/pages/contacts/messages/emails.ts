import type { Email } from '@laurel/client'
import { messages } from '../../../messages/use-messages.tsx'

export const emailMessages = messages({
  title: 'Emails',
  none: 'No emails to this address.',
  all: (count: string) => `All ${count} emails`,
  statuses: {
    queued: 'Queued',
    sending: 'Sending',
    sent: 'Sent',
    kept: 'Not sent (no mail server configured)',
    failed: 'Failed',
    suppressed: 'Suppressed (unsubscribed or bounced)',
    cancelled: 'Cancelled',
  } as Record<Email['status'], string>,
})
