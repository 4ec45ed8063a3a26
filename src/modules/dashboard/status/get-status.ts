import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { hasMailServer } from '../../emails/index.ts'
import { figuresIn, readRange } from '../../rollups/index.ts'
import { findSample } from '../sample/sample-records.ts'
import type { Status } from './status-schema.ts'

const DAY_MS = 86_400_000
/** Number of latest jobs to check for failures. */
const MAX_JOBS = 200

type Row = Status['wrong'] & Pick<Status, 'credits' | 'running_jobs'>
type NextRow = Omit<NonNullable<Status['next_event']>, 'event_date' | 'event_end_date'> & {
  event_date: Date
  event_end_date: Date | null
}

/** Returns problems, running jobs and the next event in a few statements. */
export async function getStatus(ctx: Context): Promise<Status> {
  const now = ctx.now()
  const from = isoTime(new Date(now.getTime() - 6 * DAY_MS))
  const failed = await figuresIn(ctx, await readRange(ctx, { from }), { kinds: ['email_failed'], event: null })
  const { credits, running_jobs, ...wrong } = await countWrong(ctx, now)
  const emails_failed = failed.reduce((sum, { n }) => sum + n, 0)
  const next = await nextEvent(ctx, now)
  return {
    wrong: { ...wrong, emails_failed },
    has_mail_server: await hasMailServer(ctx, ctx.orgId),
    credits,
    running_jobs,
    next_event: next && {
      ...next,
      event_date: isoTime(next.event_date),
      event_end_date: next.event_end_date && isoTime(next.event_end_date),
    },
    ...(await findSample(ctx)),
  }
}

function countWrong({ orgId, db }: Context, now: Date): Promise<Row> {
  const week = new Date(now.getTime() - 7 * DAY_MS)
  const month = new Date(now.getTime() - 30 * DAY_MS)
  const newest = (table: string) => sql`
    (select status, finished_at from ${sql.ref(table)} where org_id = ${orgId} order by id desc limit ${MAX_JOBS})`
  return one<Row>({ db })`
    with job as materialized (${newest('bulk_job')} union all ${newest('contact_import')}),
    endpoint as (select active, failures, paused_reason from webhook_endpoint where org_id = ${orgId} and deleted_at is null)
    select b.balance as credits,
      b.balance < (select coalesce(sum(-held_amount), 0) from credit_entry where org_id = ${orgId} and kind = 'capture' and created_at >= ${month}) as credits_low,
      (select count(*) from endpoint where active and failures > 0) as endpoints_failing,
      (select count(*) from endpoint where not active and paused_reason is not null) as endpoints_off,
      (select count(*) from job where status = 'failed' and finished_at >= ${week}) as jobs_failed,
      (select count(*) from job where finished_at is null) as running_jobs
    from credit_balance b where b.org_id = ${orgId}`
}

function nextEvent({ orgId, db }: Context, now: Date): Promise<NextRow | null> {
  return maybeOne<NextRow>({ db })`
    select e.id, e.name, e.event_date, e.event_end_date, e.event_timezone, coalesce(sum(t.attendees), 0)::bigint as attendees,
      coalesce(sum(t.certificates), 0)::bigint as certificates
    from (select * from event where org_id = ${orgId} and (event_date >= ${now} or event_end_date > ${now})
      order by event_date, id limit 1) e
    left join event_tally t on t.event_id = e.id group by e.id, e.name, e.event_date, e.event_end_date, e.event_timezone`
}
