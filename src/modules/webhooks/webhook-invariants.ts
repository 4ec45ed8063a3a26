import { canOpen } from '../../lib/crypto/open-secret.ts'
import type { Services } from '../../platform/context/context.ts'
import { type Invariant, rowsThatBreak } from '../../platform/context/invariant.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { workerRuns } from '../../platform/jobs/worker-runs.ts'
import { removedBefore } from '../retention/index.ts'

/** Condition that all attempts of a delivery still exist; they are purged together. */
const withAttempts = sql`(
  coalesce(d.finished_at, 'infinity') >= coalesce(${removedBefore('attempts', sql`d.org_id`)}, '-infinity')
  or exists (select from webhook_attempt a where a.delivery_id = d.id))`

export const webhookInvariants: Invariant[] = [
  rowsThatBreak(
    'the finished attempts of a delivery are numbered 1 to 3 without gaps, as many as it counts',
    sql`select 'webhook delivery ' || d.id as id from webhook_delivery d
        where ${withAttempts} and (
          select coalesce(array_agg(a.number order by a.number), '{}') from webhook_attempt a
          where a.delivery_id = d.id and a.ended_at is not null and a.error is distinct from 'interrupted')
          <> array(select generate_series(1, d.attempts)::smallint)`,
  ),
  rowsThatBreak(
    'a delivery has succeeded if and only if its last attempt was answered with 2xx',
    sql`select 'webhook delivery ' || d.id as id from webhook_delivery d
        where ${withAttempts} and (d.status = 'succeeded') is distinct from exists (
          select 1 from webhook_attempt a where a.delivery_id = d.id and a.number = d.attempts and a.error is null and a.status_code between 200 and 299)`,
  ),
  rowsThatBreak(
    'a delivery has failed only after three attempts, a test or replay after one',
    sql`select 'webhook delivery ' || id as id from webhook_delivery
        where status = 'failed' and attempts <> case kind when 'event' then 3 else 1 end`,
  ),
  rowsThatBreak(
    'nothing is on its way of a delivery that ended minutes ago while a worker runs',
    sql`select 'webhook delivery ' || d.id as id from webhook_delivery d join webhook_attempt a on a.delivery_id = d.id
        where a.ended_at is null and d.finished_at < now() - interval '4 minutes' and ${workerRuns}`,
  ),
  rowsThatBreak(
    'nothing is pending for an endpoint that is switched off',
    sql`select 'webhook delivery ' || d.id as id from webhook_delivery d join webhook_endpoint w on w.id = d.endpoint_id
        where d.status = 'pending' and not w.active`,
  ),
  rowsThatBreak(
    'no delivery has been due for over a minute while a worker runs and nothing is on its way to its endpoint',
    sql`select 'webhook delivery ' || d.id as id from webhook_delivery d
        where d.status = 'pending' and d.next_attempt_at < now() - interval '60 seconds' and not exists (
          select 1 from webhook_attempt a join webhook_delivery other on other.id = a.delivery_id
          where other.endpoint_id = d.endpoint_id and (a.ended_at is null or a.ended_at > now() - interval '60 seconds'))
          and ${workerRuns}`,
  ),
  rowsThatBreak(
    'no event is of a transaction that this database has not come to, so that the feed has it in its place',
    sql`select 'domain event ' || id as id from domain_event where txid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint + (select txid_base from installation)`,
  ),
  { name: 'every webhook secret and header can be opened with the keys of this installation', find: findClosedSecrets },
]

async function findClosedSecrets(services: Services): Promise<string[]> {
  const rows = await many<{ id: number; secret: Buffer }>(services)`
    select id, secret from webhook_endpoint where secret is not null
    union all
    select id, headers from webhook_endpoint where headers is not null
    union all
    select id, previous_secret from webhook_endpoint where previous_secret_until > ${services.now()} order by id`
  const closed = rows.filter(({ secret }) => !canOpen(services, secret)).map(({ id }) => `webhook endpoint ${id}`)
  return [...new Set(closed)]
}
