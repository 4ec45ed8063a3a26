import { Type } from '../../../lib/type.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { isAsRead, type Signer, type Signing, setStatusBits, signInBlocks } from '../../credentials/index.ts'
import type { AwardRecord } from './award-facts.ts'
import { signAwards } from './sign-awards.ts'
import { awardColumns, awardSignatureUpdate, awardsWithVersion } from './store-award-signatures.ts'

/** Signs awards that are older than credentials, and again those whose key was withdrawn. */
export const SIGN_AWARDS = { name: 'sign-badge-awards', payload: Type.Object({}) }

type Found = AwardRecord & { state: string }

const SIGNING: Signing<Found> = {
  ...{ job: SIGN_AWARDS.name, table: sql`badge_award`, alias: sql`w` },
  read: (ctx, where) =>
    many<Found>(ctx)`select ${awardColumns}, w.xmin::text as state from ${awardsWithVersion} where ${where}`,
  store: storeSignatures,
}

/** Signs awards without a signature that holds, with the status bits of revoked ones. */
export function signUnsignedAwards(services: Services, giveUp?: AbortSignal): Promise<void> {
  return signInBlocks(services, SIGNING, giveUp)
}

async function storeSignatures(ctx: Context, signer: Signer, awards: Found[]): Promise<void> {
  const signed = await signAwards(signer, awards, ctx.now())
  const changed = awards.map((award, nth) => ({ award, signed: signed[nth]! }))
  return inTransaction(ctx, async (ctx) => {
    const done = await many<{ id: number; is_revoked: boolean }>(ctx)`
      ${awardSignatureUpdate(ctx.orgId, changed, isAsRead(sql`w`, awards))}
      returning w.id, w.revoked_at is not null as is_revoked`
    const revoked = done.filter(({ is_revoked }) => is_revoked).map(({ id }) => id)
    if (revoked.length > 0) await setStatusBits(ctx, 'b', revoked)
  })
}
