import type { TxContext } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { notifyOfEvents } from '../../../platform/outbox/notify-of-events.ts'
import { eventInsertOfRows } from '../../../platform/outbox/record-event.ts'
import type { ScoreRules } from './load-score-rules.ts'
import type { ScoredProfile } from './profile-evidence.ts'
import type { ScoreRule } from './score-rule.ts'

/** Number of the newest timeline entries, and of deals, of a contact that are scored. */
const MAX_EVIDENCE = 1_000
/** After this many half-lives, nothing of the points is left. */
const MAX_HALVINGS = 60

/** Activities and deals of a contact `c`; `source` is the name that rules use. */
const evidenceRows = sql`
  (select a.kind as source, a.at from contact_activity a where a.contact_id = c.id
    order by a.at desc, a.id desc limit ${sql.raw(String(MAX_EVIDENCE))})
  union all
  (select 'imported', made.created_at::timestamptz(3) from contact made where made.id = c.id and made.import_entry_id is not null)
  union all
  (select 'deal ' || d.stage_kind, coalesce(d.closed_at, d.created_at)
    from deal d where d.contact_id = c.id order by d.id desc limit ${sql.raw(String(MAX_EVIDENCE))})`

/** Rules about activities and deals, as a table. */
function rulesAsRows({ activityRules }: ScoreRules): Sql {
  const column = <T>(of: (each: (typeof activityRules)[number]) => T): T[] => activityRules.map(of)
  return sql`
    select * from unnest(
      ${column(({ nth }) => nth)}::int[], ${column(({ rule }) => jsonStart(rule, `${rule.label}: `))}::text[],
      ${column(({ rule: { when } }) => when.activity ?? `deal ${when.deal}`)}::text[],
      ${column(({ rule }) => rule.points)}::float8[], ${column(({ rule }) => rule.half_life_days)}::float8[],
      ${column(({ rule }) => rule.max_count ?? MAX_EVIDENCE)}::int[]
    ) r (nth, json_start, source, points, half_life, most)`
}

/** Matches of profile rules, as rows of reasons. */
function reasonsOfProfiles(profiles: readonly ScoredProfile[], { profileRules }: ScoreRules, today: Date): Sql {
  const found = profiles.flatMap((profile) =>
    profileRules.flatMap(({ rule, nth, match }) => {
      const evidence = rule.points === 0 ? null : match(profile, today)
      return evidence === null ? [] : [{ id: profile.id, nth, rule, ...evidence }]
    }),
  )
  const column = <T>(of: (each: (typeof found)[number]) => T): T[] => found.map(of)
  return sql`
    select contact_id, nth, reason_text || '","points":' || points, points, 1, last_at from unnest(
      ${column(({ id }) => id)}::bigint[], ${column(({ nth }) => nth)}::int[], ${column(({ rule }) => rule.points)}::int[],
      ${column(({ at }) => at)}::timestamptz[], ${column(({ rule, reason }) => jsonStart(rule, reason))}::text[]
    ) p (contact_id, nth, points, last_at, reason_text)`
}

/**
 * JSON of a reason up to its text, so that the database does not have to escape it. Concatenating JSON text takes a
 * third of the time of `jsonb_build_object`.
 */
const jsonStart = ({ key }: ScoreRule, text: string) =>
  `{"rule":${JSON.stringify(key)},"reason":${JSON.stringify(text).slice(0, -1)}`

/**
 * Text and points of a rule `r` for the evidence `e`, such as `3 times, last on 2026-11-20`, as the continuation of the
 * JSON.
 */
const reasonSql = sql`r.json_start || case when e.count = 1 then 'on ' else e.count || case
  when r.source like 'deal %' then ', the last on ' else ' times, last on ' end end || (e.last_at at time zone 'UTC')::date ||
  case when e.count > r.most then ', the newest ' || r.most || ' count' else '' end || '","points":' || e.points`

/** Points of a piece of evidence `e` by a rule `r`, in thousandths. */
const thousandths = (day: string) => sql`
  floor(r.points * 1000 * case when r.half_life is null then 1 else 0.5::float8 ^ least(${MAX_HALVINGS}::float8,
    greatest(0, ${day}::date - (e.at at time zone 'UTC')::date) / r.half_life) end + 0.5)`

/** Sum of the points of a rule, rounded. */
const roundedPoints = (day: string) => sql`
  floor(coalesce(sum(${thousandths(day)}) filter (where e.recency <= r.most), 0) / 1000 + 0.5)::int`

const evidenceJson = sql`',"evidence":{"count":' || r.count || ',"last_at":' || coalesce(
  '"' || to_char(r.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || '}}'`

/** Event payload for a contact `w` whose score changed, as JSON text. */
const announced = (now: Date) => sql`
  '{"contact_id":' || w.id || ',"email":' || coalesce(to_json(w.email)::text, 'null') || ',"first_name":' || to_json(w.first_name) ||
  ',"last_name":' || to_json(w.last_name) || ',"account_id":' || coalesce(w.account_id::text, 'null') || ',"account_name":' ||
  coalesce(to_json(a.name)::text, 'null') || ',"lifecycle_stage":"' || w.lifecycle_stage || '","lead_score":' || w.score ||
  ',"previous_lead_score":' || w.before || ',"reasons":' || w.reason_text || ',"calculated_at":"' || ${now.toISOString()}::text || '"}'`

/**
 * Calculates the scores of locked contacts and writes those that changed, with a history entry for the day and an
 * event. Each piece of evidence has points in thousandths, halved by days of the UTC calendar; a rule contributes their
 * rounded sum. A score is therefore the same all day, and recalculating it gives the same result.
 * @returns the number of changed scores
 */
export async function scoreContacts(
  ctx: TxContext,
  profiles: readonly ScoredProfile[],
  rules: ScoreRules,
): Promise<number> {
  const ids = profiles.map(({ id }) => id)
  const now = ctx.now()
  const day = now.toISOString().slice(0, 10)
  const changes = sql`
    select row_number() over (order by w.id) as nth, w.id as subject_id, ${announced(now)} as data
    from written w left join account a on a.id = w.account_id where w.before <> w.score`
  const { changed } = await one<{ changed: number }>(ctx)`
    with rule as materialized (${rulesAsRows(rules)}), evidence as (
      select c.id as contact_id, e.source, e.at,
        row_number() over (partition by c.id, e.source order by e.at desc) as recency
      from unnest(${ids}::bigint[]) c (id) cross join lateral (${evidenceRows}) e
    ), counted as (
      select e.contact_id, r.nth, count(*) as count, max(e.at) as last_at, ${roundedPoints(day)} as points
      from evidence e join rule r using (source) group by e.contact_id, r.nth
    ), reason as (
      select e.contact_id, e.nth, ${reasonSql} as reason_text, e.points, e.count, e.last_at
      from counted e join rule r using (nth) where e.points <> 0
      union all ${reasonsOfProfiles(profiles, rules, now)}
      union all select id, null, null, null, null, null from unnest(${ids}::bigint[]) c (id)
    ), scored as (
      select r.contact_id as id, coalesce(sum(r.points), 0)::int as score,
        ('[' || coalesce(string_agg(r.reason_text || ${evidenceJson}, ',' order by r.nth), '') || ']')::jsonb as reasons,
        '[' || coalesce(string_agg(r.reason_text || '}', ',' order by r.nth), '') || ']' as reason_text
      from reason r group by r.contact_id
    ), written as (
      update contact c set lead_score = s.score, score_reasons = s.reasons, score_due = false
      from scored s join contact earlier using (id)
      where c.id = s.id and (c.score_due or c.lead_score <> s.score or c.score_reasons <> s.reasons)
      returning c.id, c.org_id, c.email, c.first_name, c.last_name, c.account_id, c.lifecycle_stage,
        earlier.lead_score as before, c.lead_score as score, s.reason_text
    ), days as (
      insert into lead_score_day as d (org_id, contact_id, day, score_before, score)
      select org_id, id, greatest(${day}::date, (select max(day) from lead_score_day where contact_id = id)), before, score
      from written where before <> score
      on conflict (contact_id, day) do update set score = excluded.score
    ), events as (${eventInsertOfRows(ctx, 'crm.lead_score_changed', changes, ids.length)} returning id)
    select count(*)::int as changed from events`
  if (changed > 0) notifyOfEvents(ctx)
  return changed
}
