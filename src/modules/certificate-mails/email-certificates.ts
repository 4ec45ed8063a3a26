import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { forEachBatch } from '../../platform/db/in-batches.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { sql } from '../../platform/db/sql.ts'
import { queueEmails, whyStopped } from '../emails/index.ts'
import { getEvent } from '../events/index.ts'
import type { EmailCertificates, EmailCertificatesResult } from './certificate-mail-schema.ts'
import { hasAddress, isWaiting, mailableRows, mailOf } from './mailable-rows.ts'

/**
 * Queues a mail for each active certificate of an event that can have one. The certificates are locked, so two
 * simultaneous calls mail each of them once.
 * @throws AppError not_found
 */
export function emailCertificates(
  ctx: Context,
  eventId: number,
  { who = 'not_mailed' }: EmailCertificates,
  { dryRun = false } = {},
): Promise<EmailCertificatesResult> {
  return inTransaction(ctx, async (ctx) => {
    await getEvent(ctx, eventId)
    const rows = await mailableRows(
      ctx,
      sql`and c.event_id = ${eventId} and c.status = 'active' and (c.expires_at is null or c.expires_at > ${ctx.now()})`,
    )
    const reachable = rows.filter(hasAddress)
    const resting = reachable.filter((row) => !isWaiting(row))
    const fresh = resting.filter((row) => who === 'all' || row.email_id === null)
    const stopped = await whyStopped(
      ctx,
      fresh.map((row) => row.attendee_email),
    )
    const chosen = fresh.filter((row) => !stopped.has(row.attendee_email))
    const result = {
      queued: chosen.length,
      no_address: rows.length - reachable.length,
      suppressed: fresh.length - chosen.length,
      waiting: reachable.length - resting.length,
      mailed_before: resting.length - fresh.length,
    }
    if (dryRun || chosen.length === 0) return result
    await forEachBatch(chosen, async (batch) => void (await queueEmails(ctx, batch.map(mailOf))))
    const what = { action: 'certificate.email_event', subjectType: 'event', subjectId: eventId }
    await recordAudit(ctx, { ...what, after: { who, ...result } })
    return result
  })
}
