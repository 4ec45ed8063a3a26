import type { TxContext } from '../../../platform/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { profileJudge, type ScoredProfile } from './profile-evidence.ts'
import type { ScoreRule } from './score-rule.ts'

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

/** Numbers a rule by its place among all. */
type Placed = { rule: ScoreRule; nth: number }

/** What has happened with a contact `c`: `source` is what rules call it. */
const happened = sql`
  (select a.kind as source, a.at from contact_activity a where a.contact_id = c.id
    order by a.at desc, a.id desc limit ${sql.raw(String(MOST_EVIDENCE))})
  union all
  (select case when d.stage in ('won', 'lost') then 'deal ' || d.stage else 'deal open' end, coalesce(d.closed_at, d.created_at)
    from deal d where d.contact_id = c.id order by d.id desc limit ${sql.raw(String(MOST_EVIDENCE))})`

/** Rules of what has happened, as a table: `nth, source, points, half_life, most, label`. */
function rulesAsRows(placed: Placed[]): Sql {
  const column = <T>(of: (placed: Placed) => T): T[] => placed.map(of)
  return sql`
    select * from unnest(
      ${column(({ nth }) => nth)}::int[], ${column(({ rule: { when } }) => when.activity ?? `deal ${when.deal}`)}::text[],
      ${column(({ rule }) => rule.points)}::float8[], ${column(({ rule }) => rule.half_life_days)}::float8[],
      ${column(({ rule }) => rule.max_count ?? MOST_EVIDENCE)}::int[], ${column(({ rule }) => rule.label)}::text[]
    ) r (nth, source, points, half_life, most, label)`
}

/** What rules find in these profiles, as a table: `contact_id, nth, points, last_at, told`. */
function foundInProfiles(profiles: readonly ScoredProfile[], placed: Placed[], today: Date): Sql {
  const judges = placed.flatMap(({ rule, nth }) => {
    const judge = profileJudge(rule)
    return judge === null ? [] : [{ judge, nth, points: rule.points }]
  })
  const found = profiles.flatMap((profile) =>
    judges.flatMap(({ judge, nth, points }) => {
      const evidence = judge(profile, today)
      return evidence === null ? [] : [{ id: profile.id, nth, points, ...evidence }]
    }),
  )
  const column = <T>(of: (each: (typeof found)[number]) => T): T[] => found.map(of)
  return sql`
    select * from unnest(
      ${column(({ id }) => id)}::bigint[], ${column(({ nth }) => nth)}::int[], ${column(({ points }) => points)}::int[],
      ${column(({ at }) => at)}::timestamptz[], ${column(({ told }) => told)}::text[]
    ) p (contact_id, nth, points, last_at, told)`
}

/** `Came to an event: 3 times, last on 2026-11-20`: what a rule `r` says of the evidence `e`. */
const told = sql`r.label || ': ' || case when e.count = 1 then 'on ' else e.count || case
  when r.source like 'deal %' then ', the last on ' else ' times, last on ' end end || (e.last_at at time zone 'UTC')::date ||
  case when e.count > r.most then ', the newest ' || r.most || ' count' else '' end`

/**
 * Calculates the scores of these contacts, which are locked, and writes those that are not so yet, with a row of the day.
 * Each piece of evidence has its points in thousandths, halved every so many days by the calendar of UTC; a rule gives their
 * sum, rounded. So a score is the same all day, and whoever calculates it again comes to the same.
 * @returns those whose score is another than before
 */
export function scoreContacts(
  ctx: TxContext,
  profiles: readonly ScoredProfile[],
  rules: readonly ScoreRule[],
): Promise<ScoreChange[]> {
  const placed = rules.map((rule, nth) => ({ rule, nth })).filter(({ rule }) => rule.active)
  const happening = placed.filter(({ rule: { when } }) => when.activity !== undefined || when.deal !== undefined)
  const now = ctx.now()
  const day = now.toISOString().slice(0, 10)
  return many<ScoreChange>(ctx)`
    with rule as materialized (${rulesAsRows(happening)}), evidence as (
      select c.id as contact_id, e.source, e.at,
        row_number() over (partition by c.id, e.source order by e.at desc) as recency
      from unnest(${profiles.map(({ id }) => id)}::bigint[]) c (id) cross join lateral (${happened}) e
    ), counted as (
      select e.contact_id, r.nth, count(*) as count, max(e.at) as last_at, floor(sum(floor(r.points * 1000 *
          case when r.half_life is null then 1 else 0.5::float8 ^ least(${MOST_HALVINGS}::float8,
            greatest(0, ${day}::date - (e.at at time zone 'UTC')::date) / r.half_life) end + 0.5))
          filter (where e.recency <= r.most) / 1000 + 0.5)::int as points
      from evidence e join rule r using (source) group by e.contact_id, r.nth
    ), reason as (
      select e.contact_id, e.nth, e.points, e.count, e.last_at, ${told} as told from counted e join rule r using (nth)
      where e.points <> 0
      union all
      select contact_id, nth, points, 1, last_at, told from (${foundInProfiles(profiles, placed, now)}) found where points <> 0
    ), scored as (
      select c.id, coalesce(sum(r.points), 0)::int as score, coalesce(jsonb_agg(jsonb_build_object(
          'rule', k.key, 'points', r.points, 'reason', r.told,
          'evidence', jsonb_build_object('count', r.count, 'last_at',
            to_char(r.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) order by r.nth)
        filter (where r.nth is not null), '[]') as reasons
      from unnest(${profiles.map(({ id }) => id)}::bigint[]) c (id) left join reason r on r.contact_id = c.id
      left join unnest(${rules.map(({ key }) => key)}::text[]) with ordinality k (key, nth) on k.nth = r.nth + 1
      group by c.id
    ), written as (
      update contact c set lead_score = s.score, score_reasons = s.reasons, score_due = false from scored s
      where c.id = s.id and (c.score_due or c.lead_score <> s.score or c.score_reasons <> s.reasons)
      returning c.id, c.org_id, c.email, c.first_name, c.last_name, c.account_id, c.lifecycle_stage,
        old.lead_score as before, new.lead_score as score, new.score_reasons as reasons
    ), days as (
      insert into lead_score_day as d (org_id, contact_id, day, score_before, score)
      select org_id, id, ${day}::date, before, score from written where before <> score
      on conflict (contact_id, day) do update set score = excluded.score
    )
    select w.id as contact_id, w.email, w.first_name, w.last_name, w.account_id, a.name as account_name, w.lifecycle_stage,
      w.score as lead_score, w.before as previous_lead_score,
      (select jsonb_agg(r - 'evidence' order by nth) from jsonb_array_elements(w.reasons) with ordinality r (r, nth)) as reasons
    from written w left join account a on a.id = w.account_id where w.before <> w.score order by w.id`
}
