import type { TxContext } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { notifyOfEvents } from '../../../platform/outbox/notify-of-events.ts'
import { eventInsertOfRows } from '../../../platform/outbox/record-event.ts'
import type { ScoredProfile } from './profile-evidence.ts'
import type { ScoreRules } from './read-score-rules.ts'
import type { ScoreRule } from './score-rule.ts'

/** Of a contact so many entries of the time line count, and as many deals: the newest. */
const MAX_EVIDENCE = 1_000
/** After so many half-lives nothing is left that could count. */
const MAX_HALVINGS = 60

/** What has happened with a contact `c`: `source` is what rules call it. */
const happened = sql`
  (select a.kind as source, a.at from contact_activity a where a.contact_id = c.id
    order by a.at desc, a.id desc limit ${sql.raw(String(MAX_EVIDENCE))})
  union all
  (select 'imported', made.created_at::timestamptz(3) from contact made where made.id = c.id and made.import_entry_id is not null)
  union all
  (select case when d.stage in ('won', 'lost') then 'deal ' || d.stage else 'deal open' end, coalesce(d.closed_at, d.created_at)
    from deal d where d.contact_id = c.id order by d.id desc limit ${sql.raw(String(MAX_EVIDENCE))})`

/** Rules of what has happened, as a table. */
function rulesAsRows({ happenings }: ScoreRules): Sql {
  const column = <T>(of: (each: (typeof happenings)[number]) => T): T[] => happenings.map(of)
  return sql`
    select * from unnest(
      ${column(({ nth }) => nth)}::int[], ${column(({ rule }) => beginning(rule, `${rule.label}: `))}::text[],
      ${column(({ rule: { when } }) => when.activity ?? `deal ${when.deal}`)}::text[],
      ${column(({ rule }) => rule.points)}::float8[], ${column(({ rule }) => rule.half_life_days)}::float8[],
      ${column(({ rule }) => rule.max_count ?? MAX_EVIDENCE)}::int[]
    ) r (nth, beginning, source, points, half_life, most)`
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
    select contact_id, nth, told || '","points":' || points, points, 1, last_at from unnest(
      ${column(({ id }) => id)}::bigint[], ${column(({ nth }) => nth)}::int[], ${column(({ rule }) => rule.points)}::int[],
      ${column(({ at }) => at)}::timestamptz[], ${column(({ rule, told }) => beginning(rule, told))}::text[]
    ) p (contact_id, nth, points, last_at, told)`
}

/** A reason as JSON as far as its words; what the database adds to them it need not escape. To make JSON text takes it a third of what `jsonb_build_object` does. */
const beginning = ({ key }: ScoreRule, words: string) =>
  `{"rule":${JSON.stringify(key)},"reason":${JSON.stringify(words).slice(0, -1)}`

/** `3 times, last on 2026-11-20`: what a rule `r` says of the evidence `e`, and its points, as JSON that goes on. */
const told = sql`r.beginning || case when e.count = 1 then 'on ' else e.count || case
  when r.source like 'deal %' then ', the last on ' else ' times, last on ' end end || (e.last_at at time zone 'UTC')::date ||
  case when e.count > r.most then ', the newest ' || r.most || ' count' else '' end || '","points":' || e.points`

/** What a piece of evidence `e` counts by a rule `r`, in thousandths of a point. */
const thousandths = (day: string) => sql`
  floor(r.points * 1000 * case when r.half_life is null then 1 else 0.5::float8 ^ least(${MAX_HALVINGS}::float8,
    greatest(0, ${day}::date - (e.at at time zone 'UTC')::date) / r.half_life) end + 0.5)`

/** The same as points of the rule, rounded. */
const inPoints = (day: string) => sql`
  floor(coalesce(sum(${thousandths(day)}) filter (where e.recency <= r.most), 0) / 1000 + 0.5)::int`

const evidenceJson = sql`',"evidence":{"count":' || r.count || ',"last_at":' || coalesce(
  '"' || to_char(r.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"', 'null') || '}}'`

/** What is announced of a contact `w` whose score became another one, as JSON text. */
const announced = (now: Date) => sql`
  '{"contact_id":' || w.id || ',"email":' || coalesce(to_json(w.email)::text, 'null') || ',"first_name":' || to_json(w.first_name) ||
  ',"last_name":' || to_json(w.last_name) || ',"account_id":' || coalesce(w.account_id::text, 'null') || ',"account_name":' ||
  coalesce(to_json(a.name)::text, 'null') || ',"lifecycle_stage":"' || w.lifecycle_stage || '","lead_score":' || w.score ||
  ',"previous_lead_score":' || w.before || ',"reasons":' || w.told || ',"calculated_at":"' || ${now.toISOString()}::text || '"}'`

/**
 * Calculates the scores of these contacts, which are locked, and writes those that are not so yet, with a row of the day and
 * what announces it. Each piece of evidence has its points in thousandths, halved every so many days by the calendar of UTC;
 * a rule gives their sum, rounded. So a score is the same all day, and whoever calculates it again comes to the same.
 * @returns how many scores are others than before
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
      from unnest(${ids}::bigint[]) c (id) cross join lateral (${happened}) e
    ), counted as (
      select e.contact_id, r.nth, count(*) as count, max(e.at) as last_at, ${inPoints(day)} as points
      from evidence e join rule r using (source) group by e.contact_id, r.nth
    ), reason as (
      select e.contact_id, e.nth, ${told} as told, e.points, e.count, e.last_at
      from counted e join rule r using (nth) where e.points <> 0
      union all ${reasonsOfProfiles(profiles, rules, now)}
      union all select id, null, null, null, null, null from unnest(${ids}::bigint[]) c (id)
    ), scored as (
      select r.contact_id as id, coalesce(sum(r.points), 0)::int as score,
        ('[' || coalesce(string_agg(r.told || ${evidenceJson}, ',' order by r.nth), '') || ']')::jsonb as reasons,
        '[' || coalesce(string_agg(r.told || '}', ',' order by r.nth), '') || ']' as told
      from reason r group by r.contact_id
    ), written as (
      update contact c set lead_score = s.score, score_reasons = s.reasons, score_due = false
      from scored s join contact earlier using (id)
      where c.id = s.id and (c.score_due or c.lead_score <> s.score or c.score_reasons <> s.reasons)
      returning c.id, c.org_id, c.email, c.first_name, c.last_name, c.account_id, c.lifecycle_stage,
        earlier.lead_score as before, c.lead_score as score, s.told
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
