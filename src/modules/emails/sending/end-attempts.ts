import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { gather } from '../../../platform/db/gather.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { notifyOfEvents } from '../../../platform/outbox/notify-of-events.ts'
import { emailEventInsert } from '../outcomes/email-events.ts'
import { type EndedEmail, endedColumns, settleEmails } from '../outcomes/settle-emails.ts'
import type { Step } from './after-attempt.ts'
import type { Outcome } from './outcome.ts'

/** A finished attempt. `token` is that of the lease under which its email is claimed. */
export type Ended = { id: number; token: string; number: number; at: Date; outcome: Outcome; step: Step }

/**
 * Records the outcomes of attempts and what follows for their emails in one transaction. Emails that were cancelled or
 * taken over in between stay unchanged.
 */
export async function endAttempts(services: Services, ended: readonly Ended[]): Promise<void> {
  const column = <T>(of: (each: Ended) => T): T[] => ended.map(of)
  const now = services.now()
  await inTransaction(jobContext(services, 0, 'send-emails'), async (tx) => {
    const changed = await many<EndedEmail | { status: 'queued' }>(tx)`
      with ended as (
        select * from unnest(
          ${column(({ id }) => id)}::bigint[], ${column(({ token }) => token)}::uuid[], ${column(({ number }) => number)}::int[],
          ${column(({ at }) => at)}::timestamptz[], ${column(({ outcome }) => outcome.kind)}::text[], ${column(({ outcome }) => outcome.response)}::text[],
          ${column(({ outcome }) => outcome.isDeadAddress ?? false)}::boolean[], ${column(({ step }) => step.status)}::text[],
          ${column(({ step }) => step.nextAttemptAt)}::timestamptz[], ${column(({ step }) => step.reason)}::text[],
          ${column(({ step }) => step.unanswered)}::boolean[], ${column(() => uuidFrom(services.randomBytes(16)))}::uuid[],
          ${column(() => uuidFrom(services.randomBytes(16)))}::uuid[]
        ) as a (email_id, token, number, ended_at, outcome, response, is_dead, status, next_attempt_at, reason, unanswered, uid, failed_uid)
      ), closed as (
        update email_attempt a set ended_at = n.ended_at, outcome = n.outcome, response = n.response
        from ended n where a.email_id = n.email_id and a.number = n.number and a.ended_at is null
      ), changed as (
        update email e set status = n.status, claim = null, next_attempt_at = coalesce(n.next_attempt_at, e.next_attempt_at),
          handed_over_at = case when n.status <> 'queued' then e.handed_over_at end,
          sent_at = case when n.status = 'sent' then n.ended_at end,
          reason = n.reason, unanswered = n.unanswered, updated_at = ${now}
        from ended n where e.id = n.email_id and e.claim = n.token and e.status = 'sending'
        returning ${endedColumns}, e.to_address, e.to_key, e.subject, e.event_id, n.is_dead, n.response, n.outcome, n.uid, n.failed_uid, e.unanswered
      ), sent as (${emailEventInsert('email.sent', sql`select * from changed where outcome = 'sent'`)}
      ), bounced as (${emailEventInsert('email.bounced', sql`select * from changed where outcome = 'rejected'`, sql`, 'kind', 'hard', 'reason', reason`)}
      ), failed as (${emailEventInsert(
        'email.failed',
        sql`select *, failed_uid as uid from (
          select id, org_id, to_address, subject, event_id, reason, unanswered, failed_uid from changed where status = 'failed') f`,
        sql`, 'reason', reason, 'may_have_arrived', unanswered`,
      )}
      ), stopped as (
        insert into email_suppression (org_id, address_key, address, reason, detail, email_id, created_at)
        select org_id, to_key, to_address, 'rejected', response, id, ${now} from changed where is_dead and to_key <> ''
        on conflict do nothing
      )
      select ${endedColumns} from changed e`
    const over = changed.filter(({ status }) => status !== 'queued') as EndedEmail[]
    for (const orgId of new Set(over.filter(({ status }) => status === 'failed').map(({ org_id }) => org_id)))
      notifyOfEvents({ ...tx, orgId })
    await settleEmails({ ...services, ...tx }, over)
  })
}

/** Records one outcome; those at the same moment share a transaction. @returns true */
export const endAttempt = gather(async (services: Services, ended: Ended[]): Promise<true[]> => {
  await endAttempts(services, ended)
  return ended.map(() => true)
})
