import type { TxContext } from '../../platform/context/context.ts'
import type { Erasing } from '../../platform/context/personal-table.ts'
import { forEachBatch } from '../../platform/db/in-batches.ts'
import { change, many } from '../../platform/db/query.ts'
import type { SignedAward } from './credential/award-credential.ts'
import { markRevokedAwards } from './credential/mark-revoked-awards.ts'
import { signAwardsNow } from './credential/sign-awards.ts'
import { awardColumns, awardSignatureUpdate, awardsWithVersion } from './credential/store-award-signatures.ts'
import type { AwardRow } from './records/award-queries.ts'

/**
 * Removes the recipient and revokes the awards. The rows stay so that counts stay correct; their pages show no name and
 * say that the badge is no longer valid. The rest is signed again, so that credentials name nobody either.
 */
export async function eraseRecipients(ctx: Erasing, ids: number[]): Promise<void> {
  const rows = await many<AwardRow>(ctx)`
    update badge_award set email = 'erased-' || id || '@erased.invalid', email_key = 'erased-' || id || '@erased.invalid',
      recipient_name = 'Name erased', revoked_at = coalesce(revoked_at, ${ctx.now()}), revocation_reason = null,
      evidence = '[]'
    where id = any(${ids}::bigint[]) returning *`
  // Erasing runs in a transaction, whose context has what signing needs.
  const within = ctx as TxContext
  await signAnew(within, ids)
  await markRevokedAwards(within, rows)
}

async function signAnew(ctx: TxContext, ids: number[]): Promise<void> {
  await forEachBatch(ids, async (batch) => {
    const awards = await many<SignedAward>(ctx)`
      select ${awardColumns} from ${awardsWithVersion}
      where w.org_id = ${ctx.orgId} and w.id = any(${batch}::bigint[]) and w.signature is not null order by w.id`
    if (awards.length === 0) return
    const signatures = await signAwardsNow(ctx, null, awards)
    const changed = awards.map((award, nth) => ({ award, signed: signatures[nth]! }))
    await change(ctx)`${awardSignatureUpdate(ctx.orgId, changed)}`
  })
}
