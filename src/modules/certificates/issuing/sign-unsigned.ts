import { Type } from '../../../lib/type.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { isAsRead, type Signer, type Signing, setStatusBits, signInBlocks } from '../../credentials/index.ts'
import { signDrafts } from '../credential/sign-certificates.ts'
import { signatureUpdate, withSignature } from '../credential/store-signatures.ts'
import { logInsert } from '../log/issuance-log.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import { redrawLater } from '../records/redraw-later.ts'

/** Signs certificates that are older than credentials, and again those whose key was withdrawn. */
export const SIGN_CERTIFICATES = { name: 'sign-certificates', payload: Type.Object({}) }

/** Archives are redrawn once, after the last block. */
const REDRAW_AFTER_MS = 60_000

type Found = CertificateRow & { event_type: string; state: string }

const SIGNING: Signing<Found> = {
  ...{ job: SIGN_CERTIFICATES.name, table: sql`certificate`, alias: sql`c` },
  read: (ctx, where) => many<Found>(ctx)`
    select c.*, coalesce(c.event_type, e.event_type) as event_type, c.xmin::text as state
    from certificate c join event e on e.id = c.event_id where ${where}`,
  store: storeSignatures,
}

/** Signs certificates without a signature that holds, with their log entries and the status bits of revoked ones. */
export function signUnsigned(services: Services, giveUp?: AbortSignal): Promise<void> {
  return signInBlocks(services, SIGNING, giveUp)
}

/** @param wereSigned whether their archives have void signatures, and are redrawn */
async function storeSignatures(ctx: Context, signer: Signer, rows: Found[], wereSigned: boolean): Promise<void> {
  const signed = await signDrafts(signer, rows, ctx.now())
  const changed = rows.map((record, nth) => ({ record, signed: signed[nth]! }))
  const entries = changed.map(({ record, signed }) => ({
    action: 'signed' as const,
    record: withSignature(record, signed),
    documentHash: signed.documentHash,
  }))
  return inTransaction(ctx, async (ctx) => {
    const done = await many<{ id: number; bulk_job_id: number | null; is_revoked: boolean }>(ctx)`
      with done as (${signatureUpdate(ctx.orgId, changed, isAsRead(sql`c`, rows))}
        returning c.id, c.bulk_job_id, c.public_id, c.status = 'revoked' as is_revoked
      ), logged as (${logInsert(ctx, entries, sql`e.public_id in (select public_id from done)`)})
      select id, bulk_job_id, is_revoked from done`
    const revoked = done.filter(({ is_revoked }) => is_revoked).map(({ id }) => id)
    if (revoked.length > 0) await setStatusBits(ctx, '', revoked)
    const archives = new Set(done.flatMap(({ bulk_job_id }) => bulk_job_id ?? []))
    if (wereSigned) await redrawLater(ctx, [...archives], new Date(ctx.now().getTime() + REDRAW_AFTER_MS))
  })
}
