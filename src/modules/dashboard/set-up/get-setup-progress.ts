import type { Context } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { getEvent } from '../../events/index.ts'
import { type SetupProgress, STEPS } from './setup-schema.ts'

/** Higher counts would not tell users more. */
const MAX = 1_000

type Row = Record<(typeof STEPS)[number], number> & { newest: number | null }

/** The five steps, computed from existing records. @throws AppError not_found for the event */
export async function getSetupProgress(ctx: Context, eventId: number | null): Promise<SetupProgress> {
  if (eventId !== null) await getEvent(ctx, eventId)
  const counts = await countSteps(ctx, eventId)
  const has = { ...counts, design: counts.design + counts.issue }
  const steps = STEPS.map((step) => ({ step, done: has[step] > 0, count: Math.min(counts[step], MAX) }))
  return { steps, next: steps.find(({ done }) => !done)?.step ?? null, event_id: eventId ?? counts.newest }
}

function countSteps(ctx: Context, eventId: number | null): Promise<Row> {
  const own = sql`where org_id = ${ctx.orgId} ${eventId === null ? sql`` : sql`and event_id = ${eventId}`}`
  const events = sql`
    from event where org_id = ${ctx.orgId} ${eventId === null ? sql`` : sql`and id = ${eventId}`}`
  const designs =
    eventId === null
      ? sql`select from design where org_id = ${ctx.orgId}`
      : sql`select from event where org_id = ${ctx.orgId} and id = ${eventId} and template_id is not null`
  return one<Row>(ctx)`
    select (select count(*) from (select ${events} limit ${MAX}) e) as event, tally.people, tally.issue, (select max(id) ${events}) as newest,
      (select count(*) from (${designs} limit ${MAX}) d) as design,
      (select count(*) from (select from certificate_first_use ${own} limit ${MAX}) u)
        + (select count(*) from (select from email ${own} and kind = 'certificate' and status = 'sent' limit ${MAX}) m) as share
    from (
      select coalesce(sum(attendees), 0)::bigint as people, coalesce(sum(certificates), 0)::bigint as issue
      from event_tally where event_id in (select id ${events})) tally`
}
