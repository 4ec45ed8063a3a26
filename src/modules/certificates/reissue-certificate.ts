import { sql } from 'kysely'
import type { Context, TxContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { AppError } from '../../platform/errors.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { recordAudit } from '../accounts/index.ts'
import { certificateIssued, certificateRevoked } from './certificate-events.ts'
import { certificateToWire, findCertificate } from './certificate-queries.ts'
import type { Certificate } from './certificate-schema.ts'
import { draftCertificate, insertCertificates } from './insert-certificates.ts'
import { appendToLog } from './issuance-log.ts'
import { markRevoked } from './revoke-certificate.ts'

/**
 * Replaces a certificate by one with a corrected name. All else is taken from the frozen record, the expiry too;
 * the old one is revoked and points to the new one. @throws AppError not_found; conflict when it is revoked already
 */
export function reissueCertificate(
  ctx: Context | TxContext,
  id: number,
  input: { attendee_name: string; revocation_reason?: string | null },
): Promise<Certificate> {
  return inTransaction(ctx, async (inner) => {
    const old = await markRevoked(inner, id, input.revocation_reason ?? 'Replaced by a corrected certificate')
    if (old === null) {
      await findCertificate(inner, id)
      throw new AppError(
        'conflict',
        `Certificate ${id} is revoked, which is final, so it cannot be replaced. Issue a new one instead.`,
      )
    }
    const draft = draftCertificate(inner, { ...old, attendee_name: input.attendee_name.trim() })
    const [created] = await insertCertificates(inner, { ...old, issued_at: inner.now() }, [draft])
    // The attendee can have been given another active one only after this one had expired.
    if (!created) throw new AppError('conflict', `The attendee of certificate ${id} has a newer active certificate.`)
    await sql`update certificate set superseded_by = ${created.id} where id = ${id}`.execute(inner.db)
    const replaced = { ...old, superseded_by: created.id }
    await recordEvents(inner, [certificateRevoked(inner, replaced), certificateIssued(inner, created)])
    await recordAudit(inner, {
      action: 'certificate.reissue',
      subjectType: 'certificate',
      subjectId: id,
      before: { attendee_name: old.attendee_name },
      after: { attendee_name: created.attendee_name, superseded_by: created.id },
    })
    await appendToLog(inner, 'revoked', [replaced])
    await appendToLog(inner, 'issued', [created])
    return certificateToWire(inner, created)
  })
}
