import type { Context, TxContext } from '../../../platform/context/context.ts'
import { many, one } from '../../../platform/db/query.ts'
import { markRefused } from '../credential/mark-refused.ts'
import { appendToLog } from '../log/issuance-log.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'

const BLOCK = 1_000

/**
 * Enters the certificates of an event that is being deleted as revoked in the issuance log, in blocks, and last marks
 * them in the status lists: their copies must not stay valid, and nobody who revokes waits for the whole deletion.
 */
export async function refuseWithEvent(ctx: TxContext, eventId: number): Promise<() => Promise<void>> {
  const refused: Pick<CertificateRow, 'id' | 'event_type'>[] = []
  for (let after = 0; ; ) {
    const rows = await many<CertificateRow>(ctx)`
      select * from certificate where event_id = ${eventId} and id > ${after} and status <> 'revoked'
      order by id limit ${BLOCK} for update`
    if (rows.length === 0) return () => markRefused(ctx, refused)
    const revoked = { status: 'revoked' as const, revoked_at: ctx.now(), revocation_reason: 'The event was deleted' }
    await appendToLog(
      ctx,
      rows.map((row) => ({ action: 'revoked', record: { ...row, ...revoked } })),
    )
    refused.push(...rows.map(({ id, event_type }) => ({ id, event_type })))
    after = rows.at(-1)!.id
  }
}

/** Counts the certificates of an event that are not revoked yet. */
export async function countRefused(ctx: Context, eventId: number): Promise<number> {
  const { refused } = await one<{ refused: number }>(ctx)`
    select count(*)::int as refused from certificate
    where org_id = ${ctx.orgId} and event_id = ${eventId} and status <> 'revoked'`
  return refused
}
