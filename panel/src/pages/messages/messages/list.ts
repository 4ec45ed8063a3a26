import { messages } from '../../../messages/use-messages.tsx'

export const messageListMessages = messages({
  title: 'Messages',
  toContacts: 'Messages to contacts',
  create: 'New message',
  subject: 'Subject',
  fromTemplate: 'Email template',
  when: 'Time',
  sent: 'Sent',
  failed: 'Failed',
  status: 'Status',
  ofAll: (sent: string, all: string) => `${sent} of ${all}`,
  statuses: {
    scheduled: 'Scheduled',
    sending: 'Sending',
    sent: 'Sent',
    cancelled: 'Cancelled',
  } as Record<string, string>,
  none: 'No messages yet.',
  noneHow: 'Write to everyone who is registered, or to some of them: now, or at a time that suits the event.',
  noneToContacts: 'Write to contacts who agreed to receive email. Everyone can unsubscribe with one click.',
})
