import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { certificateRevoked } from './certificate-events.ts'
import { type CertificateRow, certificateToWire, getCertificate } from './certificate-queries.ts'
import type { Certificate } from './certificate-schema.ts'
import { appendToLog } from './issuance-log.ts'

/**
 * Revokes for good. The guarded update has one winner; for everyone after it the certificate is unchanged
 * and nothing is sent again. @throws AppError not_found
 */
export function revokeCertificate(ctx: Context, id: number, reason: string | null): Promise<Certificate> {
  return inTransaction(ctx, async (ctx) => {
    const row = await markRevoked(ctx, id, reason)
    if (row === null) return certificateToWire(ctx, await getCertificate(ctx, id))
    await recordEvents(ctx, [certificateRevoked(ctx, row)])
    await recordAudit(ctx, {
      action: 'certificate.revoke',
      subjectType: 'certificate',
      subjectId: id,
      after: { revocation_reason: reason },
    })
    await appendToLog(ctx, [{ action: 'revoked', record: row }])
    return certificateToWire(ctx, row)
  })
}

/**
 * The event is held before the certificate, in the order in which a deletion of the event takes them.
 * @returns null when the certificate is revoked already, or is not there.
 */
export async function markRevoked(ctx: TxContext, id: number, reason: string | null): Promise<CertificateRow | null> {
  return maybeOne<CertificateRow>(ctx)`
    with held as materialized (
      select e.id from event e join certificate c on c.event_id = e.id
      where c.org_id = ${ctx.orgId} and c.id = ${id} for key share of e
    )
    update certificate c set status = 'revoked', revoked_at = ${ctx.now()}, revocation_reason = ${reason}
    from held where c.event_id = held.id and c.id = ${id} and c.status <> 'revoked' returning c.*`
}
