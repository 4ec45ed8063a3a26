import type { Attendee } from '@laurel/client'
import type { attendeeMessages } from './messages/attendee.ts'

type Text = Pick<typeof attendeeMessages, 'yes' | 'no'>

/** An answer in words. */
export function answerText(text: Text, value: Attendee['answers'][string]): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  return Array.isArray(value) ? value.join(', ') : String(value)
}
