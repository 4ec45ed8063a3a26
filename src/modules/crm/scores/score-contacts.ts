import type { TxContext } from '../../../platform/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { ScoredProfile } from './profile-evidence.ts'
import type { ScoreRules } from './read-score-rules.ts'

/** Of a contact so many entries of the time line count, and as many deals: the newest. */
const MOST_EVIDENCE = 1_000
/** After so many half-lives nothing is left that could count. */
const MOST_HALVINGS = 60

/** A contact whose score became another one, as it is announced. */
export type ScoreChange = {
  contact_id: number
  email: string | null
  first_name: string
  last_name: string
  account_id: number | null
  account_name: string | null
  lifecycle_stage: string
  lead_score: number
  previous_lead_score: number
  reasons: { rule: string; points: number; reason: string }[]
}

/** What has happened with a contact `c`: `source` is what rules call it. */
const happened = sql`
  (select a.kind as source, a.at from contact_activity a where a.contact_id = c.id
    order by a.at desc, a.id desc limit ${sql.raw(String(MOST_EVIDENCE))})
  union all
  (select case when d.stage in ('won', 'lost') then 'deal ' || d.stage else 'deal open' end, coalesce(d.closed_at, d.created_at)
    from deal d where d.contact_id = c.id order by d.id desc limit ${sql.raw(String(MOST_EVIDENCE))})`

/** Rules of what has happened, as a table. */
function rulesAsRows({ happenings }: ScoreRules): Sql {
  const column = <T>(of: (each: (typeof happenings)[number]) => T): T[] => happenings.map(of)
  return sql`
    select * from unnest(
      ${column(({ nth }) => nth)}::int[], ${column(({ rule }) => rule.key)}::text[],
      ${column(({ rule: { when } }) => when.activity ?? `deal ${when.deal}`)}::text[],
      ${column(({ rule }) => rule.points)}::float8[], ${column(({ rule }) => rule.half_life_days)}::float8[],
      ${column(({ rule }) => rule.max_count ?? MOST_EVIDENCE)}::int[], ${column(({ rule }) => rule.label)}::text[]
    ) r (nth, rule, source, points, half_life, most, label)`
}

/** What rules find in these profiles, as rows of reasons. */
function reasonsOfProfiles(profiles: readonly ScoredProfile[], { judges }: ScoreRules, today: Date): Sql {
  const found = profiles.flatMap((profile) =>
    judges.flatMap(({ rule, nth, judge }) => {
      const evidence = rule.points === 0 ? null : judge(profile, today)
      return evidence === null ? [] : [{ id: profile.id, nth, rule, ...evidence }]
    }),
  )
  const column = <T>(of: (each: (typeof found)[number]) => T): T[] => found.map(of)
  return sql`
    select contact_id, nth, rule, points, 1, last_at, told from unnest(
      ${column(({ id }) => id)}::bigint[], ${column(({ nth }) => nth)}::int[], ${column(({ rule }) => rule.key)}::text[],
      ${column(({ rule }) => rule.points)}::int[], ${column(({ at }) => at)}::timestamptz[], ${column(({ told }) => told)}::text[]
    ) p (contact_id, nth, rule, points, last_at, told)`
}

/** `Came to an event: 3 times, last on 2026-11-20`: what a rule `r` says of the evidence `e`. */
const told = sql`r.label || ': ' || case when e.count = 1 then 'on ' else e.count || case
  when r.source like 'deal %' then ', the last on ' else ' times, last on ' end end || (e.last_at at time zone 'UTC')::date ||
  case when e.count > r.most then ', the newest ' || r.most || ' count' else '' end`

/** What a piece of evidence `e` counts by a rule `r`, in thousandths of a point. */
const thousandths = (day: string) => sql`
  floor(r.points * 1000 * case when r.half_life is null then 1 else 0.5::float8 ^ least(${MOST_HALVINGS}::float8,
    greatest(0, ${day}::date - (e.at at time zone 'UTC')::date) / r.half_life) end + 0.5)`

/** The same as points of the rule, rounded. */
const inPoints = (day: string) => sql`
  floor(coalesce(sum(${thousandths(day)}) filter (where e.recency <= r.most), 0) / 1000 + 0.5)::int`

/** A reason `r` as it is kept and answered. */
const asJson = sql`jsonb_build_object('rule', r.rule, 'points', r.points, 'reason', r.told, 'evidence', jsonb_build_object(
  'count', r.count, 'last_at', to_char(r.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`

/**
 * Calculates the scores of these contacts, which are locked, and writes those that are not so yet, with a row of the day.
 * Each piece of evidence has its points in thousandths, halved every so many days by the calendar of UTC; a rule gives their
 * sum, rounded. So a score is the same all day, and whoever calculates it again comes to the same.
 * @returns those whose score is another than before
 */
export function scoreContacts(
  ctx: TxContext,
  profiles: readonly ScoredProfile[],
  rules: ScoreRules,
): Promise<ScoreChange[]> {
  const ids = profiles.map(({ id }) => id)
  const now = ctx.now()
  const day = now.toISOString().slice(0, 10)
  return many<ScoreChange>(ctx)`
    with rule as materialized (${rulesAsRows(rules)}), evidence as (
      select c.id as contact_id, e.source, e.at,
        row_number() over (partition by c.id, e.source order by e.at desc) as recency
      from unnest(${ids}::bigint[]) c (id) cross join lateral (${happened}) e
    ), counted as (
      select e.contact_id, r.nth, count(*) as count, max(e.at) as last_at, ${inPoints(day)} as points
      from evidence e join rule r using (source) group by e.contact_id, r.nth
    ), reason as (
      select e.contact_id, e.nth, r.rule, e.points, e.count, e.last_at, ${told} as told
      from counted e join rule r using (nth) where e.points <> 0
      union all ${reasonsOfProfiles(profiles, rules, now)}
      union all select id, null, null, null, null, null, null from unnest(${ids}::bigint[]) c (id)
    ), scored as (
      select r.contact_id as id, coalesce(sum(r.points), 0)::int as score,
        coalesce(jsonb_agg(${asJson} order by r.nth) filter (where r.nth is not null), '[]') as reasons
      from reason r group by r.contact_id
    ), written as (
      update contact c set lead_score = s.score, score_reasons = s.reasons, score_due = false from scored s
      where c.id = s.id and (c.score_due or c.lead_score <> s.score or c.score_reasons <> s.reasons)
      returning c.id, c.org_id, c.email, c.first_name, c.last_name, c.account_id, c.lifecycle_stage,
        old.lead_score as before, new.lead_score as score, new.score_reasons as reasons
    ), days as (
      insert into lead_score_day as d (org_id, contact_id, day, score_before, score)
      select org_id, id, greatest(${day}::date, (select max(day) from lead_score_day where contact_id = id)), before, score
      from written where before <> score
      on conflict (contact_id, day) do update set score = excluded.score
    )
    select w.id as contact_id, w.email, w.first_name, w.last_name, w.account_id, a.name as account_name, w.lifecycle_stage,
      w.score as lead_score, w.before as previous_lead_score, w.reasons
    from written w left join account a on a.id = w.account_id where w.before <> w.score order by w.id`
}
