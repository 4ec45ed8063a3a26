import { Type } from '../../../lib/type.ts'
import { jobContext, type Services, type TxContext } from '../../../platform/context/context.ts'
import { newTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { certificateExpiringSoon } from '../records/certificate-events.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'

/** Announces certificates that expire soon. */
export const SEND_EXPIRY_NOTICES = { name: 'send-expiry-notices', payload: Type.Object({}) }

const BATCH = 100

/**
 * Announces every certificate whose notice is due, including those that fell due or expired during downtime. A notice
 * is deleted in the transaction that records its event, so each is sent once however often this runs.
 */
export async function sendExpiryNotices(services: Services, giveUp?: AbortSignal): Promise<void> {
  let sent = BATCH
  while (sent === BATCH && !giveUp?.aborted) sent = await sendBatch(services)
}

function sendBatch(services: Services): Promise<number> {
  return newTransaction(services.db, async (within) => {
    const due = await takeDue(within.db, services.now())
    for (const [orgId, rows] of Map.groupBy(due, (row) => row.org_id)) {
      const ctx: TxContext = { ...jobContext(services, orgId, SEND_EXPIRY_NOTICES.name), ...within }
      await recordEvents(
        ctx,
        rows.map((row) => certificateExpiringSoon(ctx, row)),
      )
    }
    return due.length
  })
}

/**
 * Claims due notices. Skips those another run is sending, and certificates that are being revoked: their notices remain
 * if that fails. The certificates stay locked, so that none is revoked before it is announced. A revoked certificate
 * keeps its notice until the log has the entry.
 */
async function takeDue(db: TxContext['db'], now: Date): Promise<CertificateRow[]> {
  const rows = await many<CertificateRow>({ db })`
    with due as materialized (
      select c.* from expiry_notice n join certificate c on c.id = n.certificate_id
      where n.due_at <= ${now} and c.status <> 'revoked' order by n.due_at limit ${BATCH} for update skip locked
    ), taken as (
      delete from expiry_notice n using due where n.certificate_id = due.id returning n.certificate_id
    )
    select due.* from due join taken on taken.certificate_id = due.id order by due.id`
  return rows
}
