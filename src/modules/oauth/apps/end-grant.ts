import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { appName, type NamedGrant } from './app-name.ts'

/** Why a connection ended. */
type Reason = 'revoked' | 'code_used_twice' | 'refresh_token_used_twice'

/**
 * Ends a connection in every process at once: each request reads it. The caller has locked it.
 * @returns false if it had ended before
 */
export async function endGrant(ctx: TxContext, grant: NamedGrant, reason: Reason): Promise<boolean> {
  const ended = await change(ctx)`
    update oauth_grant set ended_at = ${ctx.now()} where org_id = ${ctx.orgId} and id = ${grant.grant_id} and ended_at is null`
  if (ended === 0) return false
  await change(ctx)`delete from oauth_token where org_id = ${ctx.orgId} and grant_id = ${grant.grant_id}`
  const before = { name: appName(grant), person_id: grant.person_id }
  await recordAudit(ctx, {
    action: 'client.revoke',
    subjectType: 'client',
    subjectId: grant.grant_id,
    before,
    after: { ...before, reason },
  })
  return true
}
