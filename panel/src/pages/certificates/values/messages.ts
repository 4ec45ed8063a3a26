import { counted } from '../../../messages/formats.ts'
import { messages } from '../../../messages/use-messages.tsx'

export const certificateValueMessages = messages({
  values: 'Values',
  lacking: (count: string, label: string) => `${counted(count, 'attendee has', 'attendees have')} no “${label}”.`,
  who: (name: string, labels: string) => `${name}: ${labels}`,
  more: (count: string) => `and ${count} more`,
  choose: 'Attendees without a value',
  blank: 'Issue their certificate and leave the line out',
  skip: 'Leave the person out',
})
