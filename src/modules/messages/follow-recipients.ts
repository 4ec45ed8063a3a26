import { Type } from '../../lib/type.ts'
import { jobContext, type Services } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { many } from '../../platform/db/query.ts'
import { unfinishedMessages } from './open-messages.ts'
import { settleRecipients } from './settle-recipients.ts'

const BATCH = 1_000

export const FOLLOW_RECIPIENTS = { name: 'follow-recipients', payload: Type.Object({}) }

type Ended = { id: number; email_id: number; status: 'sent' | 'kept' | 'failed' | 'suppressed' | 'cancelled' }

/** Updates recipients whose email ended without a notification, or was deleted. */
export async function followRecipients(services: Services): Promise<void> {
  let messages = await unfinishedMessages(services, 0)
  while (messages.length > 0) {
    for (const message of messages) await followMessage(services, message)
    messages = await unfinishedMessages(services, messages.at(-1)!.id)
  }
}

function followMessage(services: Services, { id, org_id }: { id: number; org_id: number }): Promise<void> {
  return inTransaction(jobContext(services, org_id, FOLLOW_RECIPIENTS.name), async (ctx) => {
    const ended = await many<Ended>(ctx)`
      select r.id, r.email_id, coalesce(e.status, 'cancelled') as status
      from message_recipient r left join email e on e.org_id = r.org_id and e.id = r.email_id
      where r.org_id = ${org_id} and r.message_id = ${id} and r.status = 'queued' and (e.id is null or e.status not in ('queued', 'sending'))
      limit ${BATCH}`
    const ends = ended.map(({ id, email_id, status }) => ({ subjectId: id, emailId: email_id, status, reason: null }))
    await settleRecipients(ctx, ends)
  })
}
