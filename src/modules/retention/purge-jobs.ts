import { Type } from '../../lib/type.ts'
import type { Services } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { addJob, longWorkOf } from '../../platform/jobs/add-job.ts'
import { type Job, job } from '../../platform/jobs/job.ts'
import { purgeOrganisation } from './purge-organisation.ts'

const PURGE_ORGANISATION = { name: 'purge-organisation', payload: Type.Object({ org_id: Type.Integer() }) }

/** The hour of the nightly purge, in the organisation's time zone. */
const HOUR = 3

export const purgeJobs: readonly Job[] = [
  job(PURGE_ORGANISATION, (services, { org_id }, giveUp) => purgeOrganisation(services, org_id, giveUp), {
    isLong: true,
  }),
  job({ name: 'plan-purges', payload: Type.Object({}) }, planPurges, { cron: '7 * * * *' }),
]

/** Queues the purge of an organisation behind its other long jobs. */
export function purgeSoon(ctx: Pick<Services, 'db'>, orgId: number): Promise<void> {
  return addJob(ctx, PURGE_ORGANISATION, { org_id: orgId }, { about: `${orgId}`, line: longWorkOf({ orgId }) })
}

/**
 * SQL for a statement with an organisation `o`: the start of its next nightly purge, the first 03:00 local time after
 * its last run.
 */
export function nextNight(): Sql {
  const lastRun = sql`(select r.started_at from purge_run r where r.org_id = o.id order by r.id desc limit 1)`
  const shifted = sql`(coalesce(${lastRun}, o.created_at) at time zone known_time_zone(o.time_zone)) - make_interval(hours => ${HOUR}::int)`
  return sql`((date_trunc('day', ${shifted}) + make_interval(days => 1, hours => ${HOUR}::int)) at time zone known_time_zone(o.time_zone))`
}

/** Queues the purges that are due, and those that did not finish, longest waiting first. */
async function planPurges(services: Services): Promise<void> {
  const due = await many<{ id: number }>(services)`
    select o.id from organisation o
    left join lateral (select r.status from purge_run r where r.org_id = o.id order by r.id desc limit 1) last on true
    where ${nextNight()} <= ${services.now()} or last.status <> 'complete'
    order by ${nextNight()}, o.id`
  for (const { id } of due) await purgeSoon(services, id)
}
