import { afterTheEvent } from './after-the-event.ts'
import { announceEvent } from './announce-event.ts'
import { atTheDoor } from './at-the-door.ts'
import { certificates } from './certificates.ts'
import type { Guide } from './guide.ts'
import { messagesAndMail } from './messages-and-mail.ts'
import { registration } from './registration.ts'

/** The guides for organisers, in the order in which an event needs them. Each continues the event of those before. */
export const organiserGuides: Guide[] = [
  announceEvent,
  registration,
  messagesAndMail,
  atTheDoor,
  certificates,
  afterTheEvent,
]
