import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'
import { workerRuns } from '../../platform/jobs/worker-runs.ts'

export const automationInvariants: Invariant[] = [
  rowsThatBreak(
    'what waits is of a rule that is on and of an action that it has',
    sql`select 'automation run ' || u.id as id from automation_run u join automation_rule r on r.id = u.rule_id
        where u.status = 'waiting' and (not r.enabled
          or not exists (select from automation_action a where a.rule_id = r.id and a.id = u.action_id))`,
  ),
  rowsThatBreak(
    'an automation rule has actions, and none with a number that it has not given',
    sql`select 'automation rule ' || r.id as id from automation_rule r
        where coalesce((select max(a.id) from automation_action a where a.rule_id = r.id), 0) not between 1 and r.last_action`,
  ),
  rowsThatBreak(
    'a run follows its mail within minutes while a worker runs',
    sql`select 'automation run ' || u.id as id from automation_run u left join email e on e.id = u.email_id
        where u.status = 'queued' and u.updated_at < now() - interval '4 minutes' and ${workerRuns}
          and (e.id is null or e.status not in ('queued', 'sending') and e.updated_at < now() - interval '4 minutes')`,
  ),
]
