import type { Email } from '@laurel/client'
import { outboxMessages } from '../messages/outbox.ts'

/** Status of an email in a word; a bounce that was reported later counts more. */
export function EmailStatus({ of: { status, bounce } }: { of: Pick<Email, 'status' | 'bounce'> }) {
  const text = outboxMessages
  const isBad = status === 'failed' || bounce === 'hard' || bounce === 'complaint'
  return (
    <span className="state" data-quiet={status !== 'sent'} data-failed={isBad || undefined}>
      {bounce === null ? text.statuses[status] : text.bounces[bounce]}
    </span>
  )
}
