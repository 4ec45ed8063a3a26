import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type RunFacts, readRuns } from './read-runs.ts'

/**
 * Claims due runs of the organisation that nobody else has locked, longest due first, and returns them with everything
 * they depend on. Events are locked before runs, in the same order as a deletion; locked ones are skipped.
 */
export async function claimDue(ctx: TxContext, what: 'mails' | 'others', max: number): Promise<RunFacts[]> {
  const type = what === 'mails' ? sql`u.type = 'send_email'` : sql`u.type <> 'send_email'`
  const claimed = await many<{ id: number }>(ctx)`
    select u.id from automation_run u
    join automation_rule r on r.id = u.rule_id join event e on e.id = r.event_id
    where u.org_id = ${ctx.orgId} and u.status = 'waiting' and u.wake_at <= ${ctx.now()} and ${type}
    order by u.wake_at, u.id limit ${max}::int
    for key share of e skip locked for no key update of u skip locked`
  return claimed.length === 0
    ? []
    : readRuns(
        ctx,
        claimed.map(({ id }) => id),
      )
}
