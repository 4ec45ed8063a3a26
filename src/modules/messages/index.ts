import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { messageComposer } from './compose-messages.ts'
import { FOLLOW_RECIPIENTS, followRecipients } from './follow-recipients.ts'
import { messageInvariants } from './message-invariants.ts'
import { messageOperations } from './message-operations.ts'
import { messageTables } from './message-tables.ts'
import { sendMessages } from './send-messages.ts'

/** Messages that organisers write to attendees of an event or to contacts. */
export const messages: Module = {
  name: 'messages',
  floor: 'listeners',
  operations: messageOperations,
  composers: [messageComposer],
  daemons: [sendMessages],
  jobs: [job(FOLLOW_RECIPIENTS, (services) => followRecipients(services), { cron: '* * * * *' })],
  invariants: messageInvariants,
  personal: messageTables,
}
