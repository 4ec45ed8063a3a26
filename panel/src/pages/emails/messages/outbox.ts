import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const outboxMessages = messages({
  title: 'Outbox',
  email: 'Email',
  find: 'Search recipients and subjects',
  subject: 'Subject',
  notComposed: 'Written when it is sent',
  to: 'Recipient',
  erased: 'Erased person',
  kind: 'Kind',
  status: 'Status',
  statuses: {
    queued: 'Queued',
    sending: 'Sending',
    sent: 'Sent',
    kept: 'Not delivered',
    failed: 'Failed',
    suppressed: 'Suppressed',
    cancelled: 'Cancelled',
  },
  at: 'Time',
  event: 'Event',
  address: 'Address',
  template: 'Template',
  reason: 'Reason',
  bounce: 'Bounce',
  bounces: {
    hard: 'Address does not exist',
    soft: 'Mailbox refused it for now',
    complaint: 'Reported as spam',
  },
  none: 'No emails yet.',
  noneHow: 'Emails to attendees and contacts appear here as soon as they are queued.',
  write: 'Write to contacts',
  noServer: 'No mail server is configured. Emails are kept here and can be read, but they are not delivered.',
  setUp: 'Set up email sending',
  resend: 'Resend',
  resendAll: 'Resend failed emails',
  resendAllAbout: (n: string) =>
    `${counted(n, 'email has', 'emails have')} failed in the last 30 days and can be sent again. Some of them may have arrived without a reply of the mail server.`,
  nothingFailed: 'No email of the last 30 days has failed without being resent.',
  resendCount: (n: string) => `Resend ${counted(n, 'email', 'emails')}`,
  resent: (n: string) => `${counted(n, 'email', 'emails')} queued.`,
  figures: 'Last 30 days',
  figure: {
    emails_sent: 'Sent',
    emails_failed: 'Failed',
    emails_bounced: 'Bounced',
    emails_complained: 'Reported as spam',
    unsubscribed: 'Unsubscribed',
  },
  before: (n: string) => `${n} in the 30 days before`,
  byDay: (name: string) => `${name} by day (table)`,
  day: 'Day',
})

/** Reasons that the service gives in English, in other languages. */
export const reasonMessages = messages({} as Record<string, string>)
