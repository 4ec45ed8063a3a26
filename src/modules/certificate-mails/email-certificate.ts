import { AppError, noSuch } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { sql } from '../../platform/db/sql.ts'
import { queueEmail, whyStopped } from '../emails/index.ts'
import type { CertificateEmail } from './certificate-mail-schema.ts'
import { hasAddress, isWaiting, mailableRows, mailOf } from './mailable-rows.ts'

/**
 * Queues a mail with a certificate, unless one is already queued.
 * @throws AppError not_found; conflict when it is revoked, has no address, or the address is suppressed
 */
export function emailCertificate(ctx: Context, id: number): Promise<CertificateEmail> {
  return inTransaction(ctx, async (ctx) => {
    const [row] = await mailableRows(ctx, sql`and c.id = ${id}`)
    if (row === undefined) throw noSuch('certificate')
    if (row.status === 'revoked')
      throw new AppError('conflict', `Certificate ${id} is revoked, so it cannot be emailed.`)
    if (!hasAddress(row)) throw new AppError('conflict', `Certificate ${id} has no email address to send it to.`)
    if (isWaiting(row))
      return { email_id: row.email_id!, to: row.email_to!, status: row.email_status!, was_waiting: true }
    const stopped = (await whyStopped(ctx, [row.attendee_email])).get(row.attendee_email)
    if (stopped !== undefined) throw new AppError('conflict', `Nothing is sent to ${row.attendee_email}. ${stopped}`)
    const email_id = await queueEmail(ctx, mailOf(row))
    const after = { email_id, attendee_name: row.attendee_name }
    await recordAudit(ctx, { action: 'certificate.email', subjectType: 'certificate', subjectId: id, after })
    return { email_id, to: row.attendee_email, status: 'queued', was_waiting: false }
  })
}
