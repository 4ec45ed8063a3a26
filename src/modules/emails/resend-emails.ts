import { uuidFrom } from '../../lib/crypto/random-uuid.ts'
import { AppError } from '../../lib/errors.ts'
import { emailKey } from '../../lib/text/email-key.ts'
import { parseTimestamp } from '../../lib/text/timestamp.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { many, one } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { getEmail } from './email-queries.ts'
import type { EmailWithContent, ResendFailed } from './email-schema.ts'

/** Limits the duration of the statement. */
const MAX_RESENT = 10_000

/**
 * Sends an email again as a new email; composed emails are composed again when sent.
 * @throws AppError not_found; conflict while it is still to be sent, or when its recipient was erased
 */
export function resendEmail(ctx: Context, id: number): Promise<EmailWithContent> {
  return inTransaction(ctx, async (ctx) => {
    const { status, to } = await getEmail(ctx, id)
    const [made] = await sendAgain(ctx, sql`e.id = ${id} and e.status not in ('queued', 'sending')`)
    if (made === undefined && to.address === '')
      throw new AppError('conflict', `The recipient of email ${id} was erased, so it cannot be resent.`)
    if (made === undefined)
      throw new AppError(
        'conflict',
        `Email ${id} is ${status} and still to be sent. Wait until it is sent or has failed.`,
      )
    await recordAudit(ctx, { action: 'email.resend', subjectType: 'email', subjectId: id, after: { email_id: made } })
    return getEmail(ctx, made)
  })
}

/** Counts the emails that `resendFailed` would resend. */
export async function countFailed(ctx: Context, input: ResendFailed): Promise<{ count: number }> {
  return one<{ count: number }>(ctx)`
    select count(*) from (select from email e where ${resendable(ctx, failed(input))} limit ${MAX_RESENT}) counted`
}

function failed({ since, event_id, rule_id }: ResendFailed): Sql {
  return sql`e.status = 'failed' and e.resent_at is null and e.updated_at >= ${parseTimestamp(since)}
    ${event_id === undefined ? sql`` : sql`and e.event_id = ${event_id}`}
    ${rule_id === undefined ? sql`` : sql`and e.rule_id = ${rule_id}`}`
}

/** Erased recipients have no address. */
function resendable(ctx: Pick<Context, 'orgId'>, which: Sql): Sql {
  return sql`e.org_id = ${ctx.orgId} and e.to_address <> '' and ${which}`
}

/**
 * Resends the oldest 10,000 emails that failed since a time, each only once, however often this is called; a resent
 * email that fails again counts as a new one.
 */
export function resendFailed(ctx: Context, input: ResendFailed): Promise<{ count: number }> {
  return inTransaction(ctx, async (ctx) => {
    const made = await sendAgain(ctx, failed(input))
    const count = made.length
    await recordAudit(ctx, {
      action: 'email.resend_failed',
      subjectType: 'organisation',
      subjectId: ctx.orgId,
      after: { since: input.since, event_id: input.event_id, rule_id: input.rule_id, count },
    })
    return { count }
  })
}

/**
 * Queues copies of the oldest 10,000 emails `e` that match. The update is guarded, so that only one of two concurrent
 * calls finds an email.
 * @param current newer addresses of recipients, by old email
 * @returns the ids of the new emails
 */
export async function sendAgain(
  ctx: TxContext,
  which: Sql,
  current: readonly { emailId: number; address: string }[] = [],
): Promise<number[]> {
  const now = ctx.now()
  const old = await many<{ id: number }>(ctx)`
    update email set resent_at = ${now} where id in (
      select e.id from email e where ${resendable(ctx, which)}
      order by e.id limit ${MAX_RESENT} for update)
    returning id`
  const made = await many<{ id: number }>(ctx)`
    insert into email (org_id, uid, event_id, attendee_id, kind, language, to_name, to_address, to_key, subject, html, text,
      attachments, transactional, composer, composed_for, template_id, rule_id, resend_of, next_attempt_at, created_at, updated_at)
    select e.org_id, again.uid, e.event_id, e.attendee_id, e.kind, e.language, e.to_name, coalesce(c.address, e.to_address), coalesce(c.key, e.to_key),
      case when e.composer is null then e.subject else '' end, case when e.composer is null then e.html else '' end,
      case when e.composer is null then e.text else '' end, case when e.composer is null then e.attachments else '[]' end,
      e.transactional, e.composer, e.composed_for, e.template_id, e.rule_id, e.id, ${now}, ${now}, ${now}
    from unnest(${old.map(({ id }) => id)}::bigint[], ${old.map(() => uuidFrom(ctx.randomBytes(16)))}::uuid[]) as again (id, uid)
    join email e on e.id = again.id left join unnest(${current.map(({ emailId }) => emailId)}::bigint[],
      ${current.map(({ address }) => address)}::text[], ${current.map(({ address }) => emailKey(address))}::text[]) as c (id, address, key)
      on c.id = e.id order by e.id returning id`
  return made.map(({ id }) => id)
}
