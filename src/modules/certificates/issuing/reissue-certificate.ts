import { AppError } from '../../../lib/errors.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change } from '../../../platform/db/query.ts'
import { certificateIssued, certificateRevoked } from '../records/certificate-events.ts'
import { type CertificateRow, certificateToWire, getCertificate } from '../records/certificate-queries.ts'
import type { Certificate } from '../records/certificate-schema.ts'
import { draftCertificate } from './insert-certificates.ts'
import { type Account, issueDrafts } from './issue-drafts.ts'
import { markRevoked } from './revoke-certificate.ts'

/**
 * Replaces a certificate by one with a corrected name. Everything else, including the expiry, is copied from the frozen
 * record; the old one is revoked and points to the new one.
 * @throws AppError not_found; conflict when it is already revoked
 */
export function reissueCertificate(
  ctx: Context,
  id: number,
  input: { attendee_name: string; revocation_reason?: string | null },
): Promise<Certificate> {
  return inTransaction(ctx, async (ctx) => {
    const old = await markRevoked(ctx, id, input.revocation_reason ?? 'Replaced by a corrected certificate')
    if (old === null) {
      await getCertificate(ctx, id)
      throw new AppError('conflict', `Certificate ${id} is revoked, so it cannot be replaced. Issue a new one instead.`)
    }
    const draft = draftCertificate(ctx, { ...old, attendee_name: input.attendee_name.trim() })
    const [created] = await issueDrafts(ctx, { ...old, issued_at: ctx.now() }, [draft], {
      account: ([created]) => supersede(ctx, old, created!),
    })
    // The attendee can only have another active one if this one had expired.
    if (!created) throw new AppError('conflict', `The attendee of certificate ${id} has a newer active certificate.`)
    return certificateToWire(ctx, created)
  })
}

/** Links a revoked certificate to its replacement. */
async function supersede(ctx: TxContext, old: CertificateRow, created: CertificateRow): Promise<Account> {
  await change(ctx)`update certificate set superseded_by = ${created.id} where id = ${old.id}`
  const replaced = { ...old, superseded_by: created.id }
  return {
    revoked: [replaced],
    events: [certificateRevoked(ctx, replaced), certificateIssued(ctx, created)],
    audit: {
      action: 'certificate.reissue',
      subjectType: 'certificate',
      subjectId: old.id,
      before: { attendee_name: old.attendee_name },
      after: { attendee_name: created.attendee_name, superseded_by: created.id },
    },
  }
}
