import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import type { SignInPolicy } from './factor-schema.ts'

const STANDARD: SignInPolicy = { second_factor: 'optional' }

/** Returns what an organisation requires at sign-in. */
export async function getSignInPolicy(ctx: Pick<Context, 'orgId'> & Pick<Services, 'db'>): Promise<SignInPolicy> {
  const row = await maybeOne<SignInPolicy>(ctx)`select second_factor from sign_in_policy where org_id = ${ctx.orgId}`
  return row ?? STANDARD
}

/** Updates the policy; sign-in sessions follow it from their next request on. */
export function updateSignInPolicy(ctx: Context, input: Partial<SignInPolicy>): Promise<SignInPolicy> {
  return inTransaction(ctx, async (ctx) => {
    await change(ctx)`
      insert into sign_in_policy (org_id, second_factor, updated_at)
      values (${ctx.orgId}, ${STANDARD.second_factor}, ${ctx.now()}) on conflict do nothing`
    await change(ctx)`select 1 from sign_in_policy where org_id = ${ctx.orgId} for no key update`
    const before = await getSignInPolicy(ctx)
    const after = { ...before, ...input }
    if (changesNothing(before, after)) return before
    await change(ctx)`
      update sign_in_policy set second_factor = ${after.second_factor}, updated_at = ${ctx.now()} where org_id = ${ctx.orgId}`
    const subject = { subjectType: 'organisation', subjectId: ctx.orgId }
    await recordAudit(ctx, { action: 'sign_in_policy.update', ...subject, before, after })
    return after
  })
}
