import { searchKey } from '../../lib/text/search-key.ts'
import type { TxContext } from '../../platform/context/context.ts'
import type { Erasing, Person } from '../../platform/context/personal-table.ts'
import { forEachBatch } from '../../platform/db/in-batches.ts'
import { change, many } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { markRefused } from './credential/mark-refused.ts'
import { signWithCurrentKey } from './credential/sign-certificates.ts'
import { signatureUpdate } from './credential/store-signatures.ts'
import { appendToLog } from './log/issuance-log.ts'
import { certificateRevoked } from './records/certificate-events.ts'
import type { CertificateRow } from './records/certificate-queries.ts'

const ERASED_NAME = 'Name erased'

/**
 * Removes the address. The name stays on a valid certificate, since anyone may verify it, unless it is to be
 * anonymised: then the certificate is revoked. A revoked certificate loses name and values. The log records the remaining data
 * with a new salt, so that older hashes cannot be guessed from it.
 */
export async function eraseHolders(ctx: Erasing, ids: number[], { anonymise }: Person): Promise<void> {
  const salts = ids.map(() => ctx.randomBytes(16))
  const rows = await many<CertificateRow & { held: boolean }>(ctx)`
    with erased as (
      select c.id, c.status, e.salt from unnest(${ids}::bigint[], ${salts}::bytea[]) as e (id, salt)
      join certificate c using (id) order by c.id for update of c
    )
    update certificate c set attendee_email = null, salt = e.salt, revocation_reason = null, in_search = false,
      status = case when ${anonymise} then 'revoked' else c.status end,
      revoked_at = case when ${anonymise} then coalesce(c.revoked_at, ${ctx.now()}) else c.revoked_at end,
      attendee_name = case when ${anonymise} or c.status = 'revoked' then ${ERASED_NAME} else c.attendee_name end,
      certificate_values = case when ${anonymise} or c.status = 'revoked' then null else c.certificate_values end,
      recipient_key = case when ${anonymise} or c.status = 'revoked' then null else c.recipient_key end,
      folded = case when ${anonymise} or c.status = 'revoked' then ${searchKey(ERASED_NAME)} else c.folded end
    from erased e where c.id = e.id
    returning c.*, e.status <> 'revoked' and c.status = 'revoked' as held`
  // Erasing runs in a transaction, whose context has what signing and recording events need.
  const within = ctx as TxContext
  const revoked = rows.filter(({ held }) => held)
  const hashes = await signAnew(within, rows)
  await appendToLog(ctx, [
    ...revoked.map((record) => ({ action: 'revoked' as const, record })),
    ...rows.map((record) => ({ action: 'redacted' as const, record, documentHash: hashes.get(record.id) ?? null })),
  ])
  await markRefused(within, revoked)
  await recordEvents(
    within,
    revoked.map((record) => certificateRevoked(within, { ...record, attendee_name: '' })),
  )
}

/**
 * Signs the credentials of the changed records; the ones that holders have keep their signatures. @returns the hashes of
 * the documents by the ids of the certificates
 */
async function signAnew(ctx: TxContext, rows: CertificateRow[]): Promise<Map<number, Buffer | null>> {
  const before = rows.filter(({ signature }) => signature !== null)
  const signatures = await signWithCurrentKey(ctx, null, before, ctx.now())
  const changed = before.map((record, nth) => ({ record, signed: signatures[nth]! }))
  await forEachBatch(changed, (batch) => change(ctx)`${signatureUpdate(ctx.orgId, batch)}`)
  return new Map(changed.map(({ record, signed }) => [record.id, signed?.documentHash ?? null]))
}
