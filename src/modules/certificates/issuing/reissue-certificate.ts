import { AppError, invalidField } from '../../../lib/errors.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, one } from '../../../platform/db/query.ts'
import { markRefused } from '../credential/mark-refused.ts'
import { certificateIssued, certificateRevoked } from '../records/certificate-events.ts'
import { type CertificateRow, certificateToWire, getCertificate } from '../records/certificate-queries.ts'
import type { Certificate } from '../records/certificate-schema.ts'
import { allValues } from '../records/frozen-values.ts'
import { correctValues } from './correct-values.ts'
import { draftCertificate } from './insert-certificates.ts'
import { type Account, issueDrafts } from './issue-drafts.ts'
import { markRevoked } from './revoke-certificate.ts'

/**
 * Replaces a certificate by one with a corrected name or corrected values. Everything else, including the expiry, is
 * copied from the frozen record; the old one is revoked and points to the new one.
 * @throws AppError not_found; conflict when it is already revoked; validation_failed
 */
export function reissueCertificate(
  ctx: Context,
  id: number,
  input: { attendee_name?: string; values?: Record<string, string | null>; revocation_reason?: string | null },
): Promise<Certificate> {
  if (input.attendee_name === undefined && input.values === undefined)
    throw invalidField(['body', 'attendee_name'], 'attendee_name or values is required: what to correct', 'missing')
  return inTransaction(ctx, async (ctx) => {
    const old = await markRevoked(ctx, id, input.revocation_reason ?? 'Replaced by a corrected certificate')
    if (old === null) {
      await getCertificate(ctx, id)
      throw new AppError('conflict', `Certificate ${id} is revoked, so it cannot be replaced. Issue a new one instead.`)
    }
    const attendee_name = input.attendee_name?.trim() ?? old.attendee_name
    const certificate_values = input.values ? await correctValues(ctx, old, input.values) : old.certificate_values
    const draft = draftCertificate(ctx, { ...old, attendee_name, certificate_values })
    const frozen = { ...old, issued_at: ctx.now(), event_type: old.event_type ?? (await eventTypeOf(ctx, old)) }
    const [created] = await issueDrafts(ctx, frozen, [draft], {
      account: ([created]) => supersede(ctx, old, created!),
    })
    // The attendee can only have another active one if this one had expired.
    if (!created) throw new AppError('conflict', `The attendee of certificate ${id} has a newer active certificate.`)
    return certificateToWire(ctx, created)
  })
}

/** Returns the type of the event of a certificate that is older than the column. */
async function eventTypeOf(ctx: TxContext, { event_id }: CertificateRow): Promise<string> {
  const { event_type } = await one<{ event_type: string }>(ctx)`
    select event_type from event where org_id = ${ctx.orgId} and id = ${event_id}`
  return event_type
}

/** Links a revoked certificate to its replacement. */
async function supersede(ctx: TxContext, old: CertificateRow, created: CertificateRow): Promise<Account> {
  await change(ctx)`update certificate set superseded_by = ${created.id} where id = ${old.id}`
  const replaced = { ...old, superseded_by: created.id }
  await markRefused(ctx, [replaced])
  return {
    revoked: [replaced],
    events: [certificateRevoked(ctx, replaced), certificateIssued(ctx, created)],
    audit: {
      action: 'certificate.reissue',
      subjectType: 'certificate',
      subjectId: old.id,
      before: { attendee_name: old.attendee_name, values: allValues(old.certificate_values) },
      after: {
        attendee_name: created.attendee_name,
        values: allValues(created.certificate_values),
        superseded_by: created.id,
      },
    },
  }
}
