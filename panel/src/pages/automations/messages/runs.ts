import { messages } from '../../../messages/use-messages.tsx'

export const runMessages = messages({
  title: 'Runs',
  person: 'Person',
  due: 'Due',
  status: 'Status',
  reason: 'Reason',
  statuses: {
    waiting: 'Waiting',
    queued: 'Queued',
    done: 'Done',
    failed: 'Failed',
    skipped: 'Skipped',
    cancelled: 'Cancelled',
  } as Record<string, string>,
  none: 'No runs yet.',
  noneHow: 'Each time the rule fires for a person, it appears here with what was done or why it was not.',
})
