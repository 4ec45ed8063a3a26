import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { lastDays, type Range } from '../../rollups/index.ts'
import type { TrainingCompliance } from './compliance-schema.ts'

/**
 * How many assignments begin or end to be something on the nth of the days; the other places are null. What is on none of the
 * days has the place after the last.
 */
type Changes = {
  begins: number | null
  ends: number | null
  complies: number | null
  complies_until: number | null
  is_late: number | null
  is_late_until: number | null
  people: number
}
type Place = Exclude<keyof Changes, 'people'>

/**
 * How many were compliant, due and overdue at the end of each interval, by the assignments that there are now: one counts from
 * the day on which it was assigned until that on which the next cycle came after it; as compliant from the day on which it was
 * completed, and as overdue on the days after its due date until then. Each is read once.
 */
export async function complianceTrend(
  ctx: Context,
  range: Range,
  { today, programmeId }: { today: string; programmeId: number | undefined },
): Promise<TrainingCompliance['trend']> {
  const days = lastDays(range, today)
  const changes = await readChanges(
    ctx,
    range,
    days.map(({ day }) => day),
    programmeId,
  )
  const differenceOf = (from: Place, until: Place) => {
    const more = days.map(() => 0)
    for (const each of changes) {
      const [begins, ends] = [each[from], each[until]]
      if (begins !== null && begins < days.length) more[begins]! += each.people
      if (ends !== null && ends < days.length) more[ends]! -= each.people
    }
    return more
  }
  const all = summedUp(differenceOf('begins', 'ends'))
  const compliant = summedUp(differenceOf('complies', 'complies_until'))
  const overdue = summedUp(differenceOf('is_late', 'is_late_until'))
  return days.map(({ date, day }, nth) => ({
    date,
    day,
    compliant: compliant[nth]!,
    due: all[nth]! - compliant[nth]! - overdue[nth]!,
    overdue: overdue[nth]!,
  }))
}

function readChanges(
  { orgId, db }: Context,
  { time_zone }: Range,
  days: string[],
  programmeId: number | undefined,
): Promise<Changes[]> {
  return many<Changes>({ db })`
    with days as materialized (
      select array_agg(day order by day) as of, array_agg(day_begins(day + 1, ${time_zone}) order by day) as ends,
        count(*)::int as after
      from unnest(${days}::date[]) day
    ), placed as (
      select p.*, case when completed is null then p.after else greatest(completed, begins) end as complies,
        case when late is null then p.after else greatest(late, begins) end as is_late
      from days, training_assignment a, lateral (
        select days.after, width_bucket(a.assigned_at, days.ends) as begins, coalesce(width_bucket(a.renewed_at, days.ends), days.after) as renewed,
          width_bucket(a.completed_at, days.ends) as completed, width_bucket(a.due_date, days.of) as late) p
      where a.org_id = ${orgId} ${programmeId === undefined ? sql`` : sql`and a.programme_id = ${programmeId}`}
    ), spans as (
      select begins, greatest(begins, renewed) as ends, complies, greatest(complies, renewed) as complies_until, is_late,
        greatest(is_late, least(complies, renewed)) as is_late_until
      from placed
    )
    select begins, ends, complies, complies_until, is_late, is_late_until, count(*)::int as people from spans
    group by grouping sets (begins, ends, complies, complies_until, is_late, is_late_until)`
}

function summedUp(differences: number[]): number[] {
  let sum = 0
  return differences.map((more) => (sum += more))
}
