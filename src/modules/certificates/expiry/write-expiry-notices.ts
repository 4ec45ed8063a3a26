import type { TxContext } from '../../../platform/context/context.ts'
import { change, one } from '../../../platform/db/query.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import type { LogAction } from '../records/record-hash.ts'
import { SEND_EXPIRY_NOTICES } from './send-expiry-notices.ts'

/**
 * Keeps expiry notices in step with the log, in the transaction that enters these entries: an expiring certificate gets
 * its notice when entered as issued and loses it when entered as revoked. If some are already due, queues the job that
 * sends them.
 */
export async function writeExpiryNotices(
  ctx: TxContext,
  entries: { action: LogAction; public_id: string }[],
): Promise<void> {
  const of = (wanted: LogAction) => entries.filter(({ action }) => action === wanted).map(({ public_id }) => public_id)
  const [issued, revoked] = [of('issued'), of('revoked')]
  if (issued.length > 0 && (await giveNotices(ctx, issued)) > 0)
    await addJob(ctx, SEND_EXPIRY_NOTICES, {}, { about: `of organisation ${ctx.orgId}` })
  if (revoked.length > 0)
    await change(ctx)`
      delete from expiry_notice n using certificate c
      where c.public_id = any(${revoked}::uuid[]) and n.certificate_id = c.id`
}

/**
 * Uses the event's current number of days; the event is locked, so a change of it comes later and moves the notice.
 * @returns how many are already due
 */
async function giveNotices(ctx: TxContext, issued: string[]): Promise<number> {
  const { due } = await one<{ due: number }>(ctx)`
    with made as materialized (
      select id, org_id, event_id, expires_at from certificate
      where public_id = any(${issued}::uuid[]) and expires_at is not null and status <> 'revoked'
    ), held as materialized (
      select id, expiry_notice_days as days from event where id in (select event_id from made) for key share
    ), noticed as (
      insert into expiry_notice (certificate_id, org_id, due_at)
      select made.id, made.org_id, made.expires_at - held.days * interval '24 hours'
      from made join held on held.id = made.event_id returning due_at
    )
    select count(*) as due from noticed where due_at <= ${ctx.now()}`
  return due
}
