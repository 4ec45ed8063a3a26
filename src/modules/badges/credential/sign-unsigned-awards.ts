import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { Type } from '../../../lib/type.ts'
import { type Context, jobContext, type Services } from '../../../platform/context/context.ts'
import { organisationDid } from '../../../platform/credentials/organisation-did.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { credentialSigner, setStatusBits } from '../../credentials/index.ts'
import type { AwardRecord } from './award-facts.ts'
import { type AwardSignature, signAwards } from './sign-awards.ts'
import { awardColumns, awardSignatureUpdate, awardsWithVersion } from './store-award-signatures.ts'
import { type UnsignedAwards, unsignedAwards } from './unsigned-awards.ts'

/** Signs awards that are older than credentials, and again those whose key was withdrawn. */
export const SIGN_AWARDS = { name: 'sign-badge-awards', payload: Type.Object({}) }

/** Signed in one transaction; it occupies the process for some 15 ms. */
const BLOCK = 100
/** The work takes half of a processor at most, because it can last for minutes. */
const MAX_PAUSE_MS = 1_000

type Found = AwardRecord & { state: string }

/**
 * Signs awards without a signature that holds, in blocks. Each block is a transaction with the status bits of revoked
 * awards, so this can stop and be repeated at any point; two runs at once sign each award once.
 */
export async function signUnsignedAwards(services: Services, giveUp?: AbortSignal): Promise<void> {
  if (organisationDid(services.siteUrl, '') === null) return
  for (const part of await unsignedAwards(services)) {
    const ctx = jobContext(services, part.org_id, SIGN_AWARDS.name)
    for (let after: number | null = 0; after !== null && !giveUp?.aborted; ) {
      const began = performance.now()
      after = await signBlock(ctx, part, after)
      await wait(Math.min(performance.now() - began, MAX_PAUSE_MS))
    }
  }
}

/** @returns the last id of the block; null when there are no more */
async function signBlock(ctx: Context, { key_id }: UnsignedAwards, after: number): Promise<number | null> {
  const ofPart = key_id === null ? sql`w.signing_key_id is null` : sql`w.signing_key_id = ${key_id}`
  const awards = await many<Found>(ctx)`
    select ${awardColumns}, w.xmin::text as state from ${awardsWithVersion}
    where w.org_id = ${ctx.orgId} and w.id > ${after} and ${ofPart} order by w.id limit ${BLOCK}`
  if (awards.length === 0) return null
  const signer = await credentialSigner(ctx)
  if (signer === null) return null
  await turn()
  await storeSignatures(ctx, awards, signAwards(signer, awards, ctx.now()))
  return awards.at(-1)!.id
}

/** Leaves out awards that were changed since they were read. */
function storeSignatures(ctx: Context, awards: Found[], signed: AwardSignature[]): Promise<void> {
  const changed = awards.map((award, nth) => ({ award, signed: signed[nth]! }))
  const isUnchanged = sql`exists (select from unnest(
    ${awards.map(({ id }) => id)}::bigint[], ${awards.map(({ state }) => state)}::text[]
  ) as r (id, state) where r.id = w.id and r.state::xid = w.xmin)`
  return inTransaction(ctx, async (ctx) => {
    const done = await many<{ id: number; is_revoked: boolean }>(ctx)`
      ${awardSignatureUpdate(ctx.orgId, changed, isUnchanged)}
      returning w.id, w.revoked_at is not null as is_revoked`
    const revoked = done.filter(({ is_revoked }) => is_revoked).map(({ id }) => id)
    if (revoked.length > 0) await setStatusBits(ctx, 'b', revoked)
  })
}
