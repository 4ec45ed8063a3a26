import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { lastDays, type Range } from '../../rollups/index.ts'
import type { TrainingCompliance } from './compliance-schema.ts'

/**
 * Days, as indexes, on which a group of assignments starts or stops having a status; null: never. The index after the
 * last day means outside the range.
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
type ChangeField = Exclude<keyof Changes, 'people'>

/**
 * Returns the number of compliant, due and overdue assignments at the end of each interval, based on the current
 * assignments. An assignment counts from the day it was assigned until the next cycle starts; it is compliant from the
 * day of completion, and overdue after the due date until then. Each assignment is read once.
 */
export async function complianceTrend(
  ctx: Context,
  range: Range,
  { today, programmeId }: { today: string; programmeId: number | undefined },
): Promise<TrainingCompliance['trend']> {
  const days = lastDays(range, today)
  const changes = await selectChanges(
    ctx,
    range,
    days.map(({ day }) => day),
    programmeId,
  )
  const differenceOf = (from: ChangeField, until: ChangeField) => {
    const more = days.map(() => 0)
    for (const each of changes) {
      const [begins, ends] = [each[from], each[until]]
      if (begins !== null && begins < days.length) more[begins]! += each.people
      if (ends !== null && ends < days.length) more[ends]! -= each.people
    }
    return more
  }
  const all = runningTotals(differenceOf('begins', 'ends'))
  const compliant = runningTotals(differenceOf('complies', 'complies_until'))
  const overdue = runningTotals(differenceOf('is_late', 'is_late_until'))
  return days.map(({ date, day }, nth) => ({
    date,
    day,
    compliant: compliant[nth]!,
    due: all[nth]! - compliant[nth]! - overdue[nth]!,
    overdue: overdue[nth]!,
  }))
}

function selectChanges(
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

function runningTotals(differences: number[]): number[] {
  let sum = 0
  return differences.map((more) => (sum += more))
}
