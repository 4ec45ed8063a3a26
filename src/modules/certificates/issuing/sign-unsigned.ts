import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { Type } from '../../../lib/type.ts'
import { type Context, jobContext, type Services } from '../../../platform/context/context.ts'
import { organisationDid } from '../../../platform/credentials/organisation-did.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { credentialSigner, setStatusBits } from '../../credentials/index.ts'
import { type CertificateSignature, signDrafts } from '../credential/sign-certificates.ts'
import { signatureUpdate, withSignature } from '../credential/store-signatures.ts'
import { logInsert } from '../log/issuance-log.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import { redrawLater } from '../records/redraw-later.ts'
import { type UnsignedPart, unsignedParts } from './unsigned-parts.ts'

/** Signs certificates that are older than credentials, and again those whose key was withdrawn. */
export const SIGN_CERTIFICATES = { name: 'sign-certificates', payload: Type.Object({}) }

/** Signed in one transaction; it occupies the process for some 15 ms. */
const BLOCK = 100
/** The work takes half of a processor at most, because it can last for minutes. */
const MAX_PAUSE_MS = 1_000

/** Archives are redrawn once, after the last block. */
const REDRAW_AFTER_MS = 60_000

type Found = CertificateRow & { event_type: string; state: string }

/**
 * Signs certificates without a signature that holds, in blocks. Each block is a transaction with its log entries and the
 * status bits of revoked certificates, so this can stop and be repeated at any point; two runs at once sign each
 * certificate once.
 */
export async function signUnsigned(services: Services, giveUp?: AbortSignal): Promise<void> {
  if (organisationDid(services.siteUrl, '') === null) return
  for (const part of await unsignedParts(services)) {
    const ctx = jobContext(services, part.org_id, SIGN_CERTIFICATES.name)
    for (let after: number | null = 0; after !== null && !giveUp?.aborted; ) {
      const began = performance.now()
      after = await signBlock(ctx, part, after)
      await wait(Math.min(performance.now() - began, MAX_PAUSE_MS))
    }
  }
}

/** @returns the last id of the block; null when there are no more */
async function signBlock(ctx: Context, { key_id }: UnsignedPart, after: number): Promise<number | null> {
  const ofPart = key_id === null ? sql`c.signing_key_id is null` : sql`c.signing_key_id = ${key_id}`
  const rows = await many<Found>(ctx)`
    select c.*, coalesce(c.event_type, e.event_type) as event_type, c.xmin::text as state
    from certificate c join event e on e.id = c.event_id
    where c.org_id = ${ctx.orgId} and c.id > ${after} and ${ofPart} order by c.id limit ${BLOCK}`
  if (rows.length === 0) return null
  const signer = await credentialSigner(ctx)
  if (signer === null) return null
  await turn()
  await storeSignatures(ctx, rows, signDrafts(signer, rows, ctx.now()), key_id !== null)
  return rows.at(-1)!.id
}

/**
 * Leaves out certificates that were changed or deleted since they were read.
 * @param wereSigned whether their archives have void signatures, and are redrawn
 */
function storeSignatures(
  ctx: Context,
  rows: Found[],
  signed: CertificateSignature[],
  wereSigned: boolean,
): Promise<void> {
  const changed = rows.map((record, nth) => ({ record, signed: signed[nth]! }))
  const entries = changed.map(({ record, signed }) => ({
    action: 'signed' as const,
    record: withSignature(record, signed),
    documentHash: signed.documentHash,
  }))
  const isUnchanged = sql`exists (select from unnest(
    ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ state }) => state)}::text[]
  ) as r (id, state) where r.id = c.id and r.state::xid = c.xmin)`
  return inTransaction(ctx, async (ctx) => {
    const done = await many<{ id: number; bulk_job_id: number | null; is_revoked: boolean }>(ctx)`
      with done as (${signatureUpdate(ctx.orgId, changed, isUnchanged)}
        returning c.id, c.bulk_job_id, c.public_id, c.status = 'revoked' as is_revoked
      ), logged as (${logInsert(ctx, entries, sql`e.public_id in (select public_id from done)`)})
      select id, bulk_job_id, is_revoked from done`
    const revoked = done.filter(({ is_revoked }) => is_revoked).map(({ id }) => id)
    if (revoked.length > 0) await setStatusBits(ctx, '', revoked)
    const archives = new Set(done.flatMap(({ bulk_job_id }) => bulk_job_id ?? []))
    if (wereSigned) await redrawLater(ctx, [...archives], new Date(ctx.now().getTime() + REDRAW_AFTER_MS))
  })
}
