import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

const people = (count: string) => counted(count, 'person', 'people')

export const reviewMessages = messages({
  title: 'Review message',
  send: (n: string) => `Send to ${people(n)}`,
  schedule: (n: string) => `Schedule for ${people(n)}`,
  recipients: (n: string) => `${people(n)} will receive this message.`,
  at: (moment: string) => `It leaves on ${moment}.`,
  nobody: 'Nobody matches. Choose other recipients.',
  nobodyYet: 'Nobody matches yet. The recipients are determined when the message leaves.',
  excluded: (n: string) => `${people(n)} will not:`,
  byReason: {
    no_address: (n: string) => `${n} without an address`,
    suppressed: (n: string) => `${n} with an address that rejects email`,
    unsubscribed: (n: string) => `${n} unsubscribed`,
    no_consent: (n: string) => `${n} without consent`,
  },
  reasons: {
    no_address: 'no email address',
    suppressed: 'their address rejects email',
    unsubscribed: 'unsubscribed',
    no_consent: 'has not agreed to receive email',
  },
  more: (n: string) => `and ${n} more`,
  example: 'Example',
  to: (address: string) => `As ${address} receives it`,
})
