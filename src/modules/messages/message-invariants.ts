import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { sql } from '../../platform/db/sql.ts'
import { workerRuns } from '../../platform/jobs/worker-runs.ts'

export const messageInvariants: Invariant[] = [
  rowsThatBreak(
    'a recipient who waits has an email, and no message is sent while one waits',
    sql`select 'message recipient ' || r.id as id from message_recipient r join message m on m.id = r.message_id
        where r.status = 'queued' and (r.email_id is null or m.status not in ('sending', 'cancelled') or m.finished_at is not null)`,
  ),
  rowsThatBreak(
    'a recipient follows their email within minutes while a worker runs',
    sql`select 'message recipient ' || r.id as id from message_recipient r left join email e on e.id = r.email_id
        where r.status = 'queued' and r.updated_at < now() - interval '4 minutes' and ${workerRuns}
          and (e.id is null or e.status not in ('queued', 'sending') and e.updated_at < now() - interval '4 minutes')`,
  ),
]
