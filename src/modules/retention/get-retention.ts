import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { nextNight } from './purge-jobs.ts'
import { getSettings, type Settings } from './retention-settings.ts'
import { SETTINGS } from './setting-catalogue.ts'

type Removed = Record<string, number>
type Run = { started_at: Date; ended_at: Date | null; status: 'running' | 'complete' | 'interrupted'; removed: Removed }

export type Retention = {
  settings: Settings
  limits: Record<string, { default_days: number; min_days: number; max_days: number; for_ever: boolean }>
  next_run_at: string
  last_run: {
    started_at: string
    ended_at: string | null
    duration_seconds: number | null
    status: Run['status']
    removed: Removed
  } | null
  recent: { runs: number; since: string | null; removed: Removed }
}

/** Returns the retention settings with their limits, and the results of the last runs. */
export async function getRetention(ctx: Context): Promise<Retention> {
  const row = await one<{ next: Date; runs: number; since: Date | null; removed: Removed; last: Run | null }>(ctx)`
    select ${nextNight()} as next, runs.*, ${sumsOf} as removed,
      (select json_build_object('started_at', started_at, 'ended_at', ended_at, 'status', status, 'removed', removed)
       from purge_run where org_id = o.id order by id desc limit 1) as last
    from organisation o
    cross join lateral (select count(*)::int as runs, min(started_at) as since from purge_run where org_id = o.id) runs
    where o.id = ${ctx.orgId}`
  const zeros = bySetting(() => 0)
  return {
    settings: await getSettings(ctx),
    limits: bySetting(({ defaultDays, min, max, allowsNull }) => ({
      default_days: defaultDays,
      min_days: min,
      max_days: max,
      for_ever: allowsNull,
    })),
    next_run_at: isoTime(row.next),
    last_run: row.last && lastToWire(row.last, zeros),
    recent: { runs: row.runs, since: row.since && isoTime(row.since), removed: { ...zeros, ...row.removed } },
  }
}

function bySetting<T>(of: (setting: (typeof SETTINGS)[string]) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(SETTINGS).map(([name, setting]) => [name, of(setting)]))
}

const sumsOf = sql`(
  select coalesce(json_object_agg(key, n), '{}') from (
    select key, sum(value::bigint)::bigint as n from purge_run r, jsonb_each_text(r.removed)
    where r.org_id = o.id group by key) sums)`

function lastToWire({ status, removed, ...run }: Run, zeros: Removed): Retention['last_run'] {
  const [started, ended] = [new Date(run.started_at), run.ended_at && new Date(run.ended_at)]
  return {
    started_at: isoTime(started),
    ended_at: ended && isoTime(ended),
    duration_seconds: ended && Math.max(0, ended.getTime() - started.getTime()) / 1000,
    status,
    removed: { ...zeros, ...removed },
  }
}
