import { inSlices } from '../../../lib/threads/in-slices.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { activeKey } from '../../credentials/index.ts'
import { type CertificateSignature, signWithCurrentKey } from '../credential/sign-certificates.ts'
import { type Draft, type Frozen, issuedRow, type SignedDraft } from './insert-certificates.ts'

/** A draft that was completed before, or not. It keeps an id that it has. */
export type PartialDraft = SignedDraft | (Draft & { id?: number; signed?: undefined })

/**
 * Gives drafts their ids and signs their credentials, unless they were completed before. An id that is not used
 * afterwards leaves a hole, which does no harm.
 * @returns the drafts in their order
 */
export async function completeDrafts(ctx: Context, frozen: Frozen, drafts: PartialDraft[]): Promise<SignedDraft[]> {
  const incomplete = drafts.filter(({ signed }) => signed === undefined)
  if (incomplete.length === 0) return drafts as SignedDraft[]
  const { ids, keyId } = await reserveIds(ctx, incomplete.length)
  const numbered = incomplete.map((draft, nth) => ({ ...draft, id: draft.id ?? ids[nth]! }))
  const signed = await signIssued(ctx, keyId, frozen, numbered)
  return drafts.map((draft) => (draft.signed === undefined ? signed.shift()! : draft))
}

/**
 * Signs the credentials of drafts with the organisation's current key.
 * @param keyId the id of that key; null when it may not exist yet
 */
export async function signIssued<D extends Draft & { id: number }>(
  ctx: Context,
  keyId: number | null,
  frozen: Frozen,
  drafts: D[],
): Promise<(D & { signed: CertificateSignature | null })[]> {
  const records = await inSlices(drafts, (draft) => issuedRow(ctx.orgId, frozen, draft))
  const signatures = await signWithCurrentKey(ctx, keyId, records, frozen.issued_at)
  return drafts.map((draft, nth) => ({ ...draft, signed: signatures[nth]! }))
}

/** Returns ascending ids, and the id of the current key. */
async function reserveIds(ctx: Context, count: number): Promise<{ ids: number[]; keyId: number | null }> {
  const rows = await many<{ id: number; key_id: number | null }>(ctx)`
    select nextval('certificate_id_seq') as id, ${activeKey(ctx, sql`${ctx.orgId}`)} as key_id
    from generate_series(1, ${count}::int)`
  return { ids: rows.map(({ id }) => id), keyId: rows[0]!.key_id }
}
