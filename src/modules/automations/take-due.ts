import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type RunFacts, readRuns } from './read-runs.ts'

/**
 * Locks runs of the organisation that are due and that nobody else has, the longest due first, and reads what they depend on.
 * Their events are held before them, as whoever deletes one does: who is at it is not waited for.
 */
export async function takeDue(ctx: TxContext, what: 'mails' | 'others', most: number): Promise<RunFacts[]> {
  const type = what === 'mails' ? sql`u.type = 'send_email'` : sql`u.type <> 'send_email'`
  const taken = await many<{ id: number }>(ctx)`
    select u.id from automation_run u
    join automation_rule r on r.id = u.rule_id join event e on e.id = r.event_id
    where u.org_id = ${ctx.orgId} and u.status = 'waiting' and u.wake_at <= ${ctx.now()} and ${type}
    order by u.wake_at, u.id limit ${most}::int
    for key share of e skip locked for no key update of u skip locked`
  return taken.length === 0
    ? []
    : readRuns(
        ctx,
        taken.map(({ id }) => id),
      )
}
