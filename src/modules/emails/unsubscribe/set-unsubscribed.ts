import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { emailEventInsert } from '../outcomes/email-events.ts'
import { findSubscription, type Subscription } from './find-subscription.ts'

/**
 * Unsubscribes the owner of a link from an organisation's optional emails, or subscribes them again. Repeating it
 * changes nothing. @throws AppError not_found
 */
export function setUnsubscribed(
  visitor: Omit<Context, 'orgId'>,
  token: string,
  isUnsubscribed: boolean,
): Promise<Subscription> {
  return inTransaction({ ...visitor, orgId: 0 }, async (tx) => {
    const found = await findSubscription(tx, token)
    const { org_id: orgId, address, email_id } = found
    const ctx = { ...tx, orgId }
    const changed = isUnsubscribed
      ? await maybeOne(ctx)`
          insert into email_suppression (org_id, address_key, address, reason, email_id, created_at)
          values (${orgId}, ${emailKey(address)}, ${address}, 'unsubscribed', ${email_id}, ${ctx.now()})
          on conflict (org_id, address_key, reason) do nothing returning id`
      : await maybeOne(ctx)`
          delete from email_suppression
          where org_id = ${orgId} and address_key = any(suppression_keys(${orgId}, ${emailKey(address)})) and reason = 'unsubscribed' returning id`
    if (changed !== null && isUnsubscribed)
      await change(ctx)`${emailEventInsert(
        'email.unsubscribed',
        sql`
        select org_id, id, event_id, to_address, subject, ${uuidFrom(ctx.randomBytes(16))}::uuid as uid from email where id = ${email_id}`,
      )}`
    if (changed !== null)
      await recordAudit(ctx, {
        action: isUnsubscribed ? 'email.unsubscribe' : 'email.subscribe_again',
        subjectType: 'email',
        subjectId: email_id,
      })
    return { ...found, isUnsubscribed }
  })
}
