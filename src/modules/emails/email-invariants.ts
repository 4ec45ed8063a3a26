import { canOpen } from '../../lib/crypto/open-secret.ts'
import type { Services } from '../../platform/context/context.ts'
import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { workerRuns } from '../../platform/jobs/worker-runs.ts'

export const emailInvariants: Invariant[] = [
  rowsThatBreak(
    'the attempts at an email are numbered from 1 without gaps, as many as it counts',
    sql`select 'email ' || e.id as id from email e
        where (select coalesce(array_agg(a.number order by a.number), '{}') from email_attempt a where a.email_id = e.id)
          <> array(select generate_series(1, e.attempts))`,
  ),
  rowsThatBreak(
    'an email that was tried is sent, kept, or unanswered, because its last attempt was',
    sql`select 'email ' || e.id as id from email e join email_attempt a on a.email_id = e.id and a.number = e.attempts
        where e.status in ('sent', 'kept') and a.outcome is distinct from e.status
          or e.unanswered and a.outcome is distinct from 'unanswered'`,
  ),
  rowsThatBreak(
    'no email is on its way for minutes without a process that sends it while a worker runs',
    sql`select 'email ' || id as id from email
        where status = 'sending' and not exists (select from email_sender where token = claim)
          and updated_at < now() - interval '2 minutes' and ${workerRuns}`,
  ),
  rowsThatBreak(
    'the mailbox for returned emails can be read while a worker reads it',
    // Without the setting it is no longer read.
    sql`select problem as id from mailbox_reader
        where failing_since < now() - interval '15 minutes' and next_at > now() - interval '1 hour' and ${workerRuns}`,
  ),
  rowsThatBreak(
    'no attempt at an email goes on long after the email is over while a worker runs',
    sql`select 'email ' || e.id as id from email e join email_attempt a on a.email_id = e.id
        where a.ended_at is null and e.status <> 'sending' and a.started_at < now() - interval '20 minutes' and ${workerRuns}`,
  ),
  rowsThatBreak(
    'no mail server of an organisation has failed for an hour while a worker runs',
    sql`select 'organisation ' || org_id || ': ' || left(split_part(failure, E'\n', 1), 200) as id from organisation_sender
        where failing_since < now() - interval '1 hour' and ${workerRuns}`,
  ),
  { name: 'every sender of an organisation can be opened with the keys of this installation', find: findClosedSenders },
]

async function findClosedSenders(services: Services): Promise<string[]> {
  const rows = await many<{ org_id: number; smtp_url: Buffer; dkim_private_key: Buffer }>(services)`
    select org_id, smtp_url, dkim_private_key from organisation_sender order by org_id`
  const closed = rows.filter((row) => !canOpen(services, row.smtp_url) || !canOpen(services, row.dkim_private_key))
  return closed.map(({ org_id }) => `organisation ${org_id}`)
}
