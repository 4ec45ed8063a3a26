import { inSlices } from '../../../lib/threads/in-slices.ts'
import { type AuditEntry, recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { forEachBatch, inBatches } from '../../../platform/db/in-batches.ts'
import { type DomainEvent, recordEvents } from '../../../platform/outbox/record-event.ts'
import { appendToLog } from '../log/issuance-log.ts'
import { certificateIssued } from '../records/certificate-events.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import { completeDrafts, type PartialDraft } from './complete-drafts.ts'
import { type Frozen, insertCertificates } from './insert-certificates.ts'

/** Records that accompany certificates. `revoked` are the records they replace, which the log lists first. */
export type Account = { events: DomainEvent[]; audit: AuditEntry; revoked?: CertificateRow[] }

type How = {
  /** Id of the bulk job that issues them. */
  jobId?: number
  /** Called after the certificates are stored, and not at all when there are none. */
  account: (rows: CertificateRow[]) => Account | Promise<Account>
}

/**
 * Issues drafts in the caller's transaction: signs those that are not signed yet, stores them and writes their domain
 * events, audit entry and log entries.
 * @returns the certificates; drafts of attendees with an active one are left out
 */
export async function issueDrafts(
  ctx: TxContext,
  frozen: Frozen,
  drafts: PartialDraft[],
  { jobId, account }: How,
): Promise<CertificateRow[]> {
  if (drafts.length === 0) return []
  const signed = await completeDrafts(ctx, frozen, drafts)
  const rows = await inBatches(signed, (batch) => insertCertificates(ctx, frozen, batch, jobId))
  if (rows.length === 0) return rows
  const { events, audit, revoked = [] } = await account(rows)
  await forEachBatch(events, (batch) => recordEvents(ctx, batch))
  await recordAudit(ctx, audit)
  const hashes = new Map(signed.map(({ id, signed }) => [id, signed?.documentHash ?? null]))
  await appendToLog(ctx, [
    ...revoked.map((record) => ({ action: 'revoked' as const, record })),
    ...rows.map((record) => ({ action: 'issued' as const, record, documentHash: hashes.get(record.id) ?? null })),
  ])
  return rows
}

/** Returns the records of an issue to people of an event: an event for each certificate, and one audit entry. */
export function accountOfIssue(ctx: TxContext, eventId: number): How['account'] {
  return async (rows) => ({
    events: await inSlices(rows, (row) => certificateIssued(ctx, row)),
    audit: {
      action: 'certificate.issue',
      subjectType: 'event',
      subjectId: eventId,
      after: { certificate_ids: rows.map(({ id }) => id) },
    },
  })
}
