import { noSuch } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { filledRows, type Listed, pageRange } from '../../../platform/lists/list-page.ts'
import type { ActivityKind } from './activity-kinds.ts'
import { importEntry } from './import-entry.ts'
import { type ActivityData, summariseActivity } from './summarise-activity.ts'
import type { Activity, TimelineQuery } from './timeline-schema.ts'

type ActivityRow = {
  id: number
  kind: ActivityKind
  at: Date
  event_id: number | null
  subject_type: string | null
  subject_id: number | null
  data: ActivityData
}

/** Lists the activities of a contact, latest first. @throws AppError not_found */
export async function listTimeline(
  ctx: Context,
  contactId: number,
  { kind, ...page }: TimelineQuery,
): Promise<Listed<Activity>> {
  const { limit, offset } = pageRange(page)
  const ofKind = kind === undefined ? sql`` : sql`and kind = ${kind}`
  const rows = await many<ActivityRow & { total: number }>(ctx)`
    with owner as (
      select id from contact where org_id = ${ctx.orgId} and id = ${contactId} and merged_into is null),
    imported as materialized (select * from (${importEntry(sql`${contactId}`)}) entry where true ${ofKind}),
    filled as (
      select id, kind, at, event_id, subject_type, subject_id, data from (
        (select id, kind, at, event_id, subject_type, subject_id, data from contact_activity
        where contact_id = ${contactId} ${ofKind} order by at desc, id desc limit ${limit + offset}::bigint)
        union all select id, kind, at, event_id, subject_type, subject_id, data from imported) entry
      order by at desc, id desc limit ${limit}::int offset ${offset}::bigint)
    select (select count(*) from contact_activity where contact_id = ${contactId} ${ofKind})
      + (select count(*) from imported) as total, filled.*
    from owner left join filled on true order by filled.at desc, filled.id desc`
  if (rows.length === 0) throw noSuch('contact')
  return { rows: filledRows(rows).map(activityToWire), total: rows[0]!.total }
}

function activityToWire({ id, kind, at, data, event_id, subject_type, subject_id }: ActivityRow): Activity {
  const summary = summariseActivity(kind, data)
  return { id, kind, at: at.toISOString(), summary, event_id, subject_type, subject_id, data }
}
