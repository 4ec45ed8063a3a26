import { auditInsert, recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inOneStatement, inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { notifyOfEvents } from '../../../platform/outbox/notify-of-events.ts'
import { eventInsert, recordEvents } from '../../../platform/outbox/record-event.ts'
import { statusWrites } from '../../credentials/index.ts'
import { markRefused } from '../credential/mark-refused.ts'
import { appendToLog, logInsert } from '../log/issuance-log.ts'
import { certificateRevoked } from '../records/certificate-events.ts'
import { type CertificateRow, certificateToWire, getCertificate } from '../records/certificate-queries.ts'
import type { Certificate } from '../records/certificate-schema.ts'

/**
 * Permanently revokes a certificate. The guarded update has one winner; for later calls the certificate is unchanged
 * and nothing is sent again. Record, log and status list change together. It takes one statement when nobody changed the record since it was read.
 * @throws AppError not_found
 */
export async function revokeCertificate(ctx: Context, id: number, reason: string | null): Promise<Certificate> {
  const known = await maybeOne<CertificateRow & { state: string }>(ctx)`
    select *, xmin::text as state from certificate where org_id = ${ctx.orgId} and id = ${id} and status <> 'revoked'`
  if (known === null) return certificateToWire(ctx, await getCertificate(ctx, id))
  const { state, ...row } = known
  const revoked: CertificateRow = { ...row, status: 'revoked', revoked_at: ctx.now(), revocation_reason: reason }
  return (await writeRevoked(ctx, revoked, state))
    ? certificateToWire(ctx, revoked)
    : revokeInTransaction(ctx, id, reason)
}

const what = { action: 'certificate.revoke', subjectType: 'certificate' }

/** @param state number of the transaction that wrote the record @returns false when it was changed or deleted */
async function writeRevoked(ctx: Context, row: CertificateRow, state: string): Promise<boolean> {
  const { id, revoked_at, revocation_reason } = row
  const isDone = sql`exists (select from revoked)`
  const after = JSON.stringify({ revocation_reason })
  const audit = sql`select id as subject_id, null::jsonb as before, ${after}::jsonb as after from revoked`
  const [mark] = row.event_type === null ? [] : statusWrites(ctx, '', [id], isDone)
  const statement = () => maybeOne(ctx)`
    with held as materialized (
      select id from event where id = ${row.event_id} for key share
    ), revoked as (
      update certificate c set status = 'revoked', revoked_at = ${revoked_at}, revocation_reason = ${revocation_reason}
      from held where c.event_id = held.id and c.id = ${id} and c.xmin = ${state}::xid returning c.id
    ), logged as (${logInsert(ctx, [{ action: 'revoked', record: row }], isDone)}
    ), told as (${eventInsert(ctx, [certificateRevoked(ctx, row)], isDone)}
    ), audited as (${auditInsert(ctx, what, audit)}
    ), marked as (${mark ?? sql`select`})
    select id from revoked`
  const done = (await inOneStatement(ctx, statement)) !== null
  if (done) notifyOfEvents(ctx)
  return done
}

function revokeInTransaction(ctx: Context, id: number, reason: string | null): Promise<Certificate> {
  return inTransaction(ctx, async (ctx) => {
    const row = await markRevoked(ctx, id, reason)
    if (row === null) return certificateToWire(ctx, await getCertificate(ctx, id))
    await recordEvents(ctx, [certificateRevoked(ctx, row)])
    await recordAudit(ctx, { ...what, subjectId: id, after: { revocation_reason: reason } })
    await appendToLog(ctx, [{ action: 'revoked', record: row }])
    await markRefused(ctx, [row])
    return certificateToWire(ctx, row)
  })
}

/**
 * Locks the event before the certificate, in the order in which a deletion of the event locks them.
 * @returns null when the certificate is already revoked or does not exist
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
