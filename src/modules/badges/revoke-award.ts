import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'
import { badgeRevoked } from './badge-events.ts'
import { markRevokedAwards } from './credential/mark-revoked-awards.ts'
import { type AwardRow, awardToWire, getAward } from './records/award-queries.ts'
import type { BadgeAward } from './records/badge-schema.ts'

/** Permanently revokes an award; a revoked one stays as it is. @throws AppError not_found */
export function revokeAward(ctx: Context, id: number, reason: string | null): Promise<BadgeAward> {
  return inTransaction(ctx, async (ctx) => {
    const row = await maybeOne<AwardRow>(ctx)`
      update badge_award set revoked_at = ${ctx.now()}, revocation_reason = ${reason}
      where org_id = ${ctx.orgId} and id = ${id} and revoked_at is null returning *`
    if (row === null) return awardToWire(ctx, await getAward(ctx, id))
    await recordAudit(ctx, {
      action: 'badge_award.revoke',
      subjectType: 'badge_award',
      subjectId: id,
      after: { revocation_reason: reason },
    })
    await markRevokedAwards(ctx, [row])
    await recordEvents(ctx, [badgeRevoked(ctx, row)])
    return awardToWire(ctx, row)
  })
}
