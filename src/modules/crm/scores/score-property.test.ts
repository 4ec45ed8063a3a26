import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { randomBelow } from '../../../../test/support/random-from.ts'
import { aRule, putRules } from '../../../../test/support/scores.ts'
import { SEED } from '../../../../test/support/seed.ts'

const NOW = new Date('2026-11-22T23:59:59.999Z')
const KINDS = ['attended', 'registered', 'note', 'email_bounced']
const STAGES = ['lead', 'qualified', 'proposal', 'negotiation', 'won', 'lost']
const CONTACTS = 60
const DAY_MS = 86_400_000

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS)

type Happened = { source: string; at: Date }

/** Points of a rule for all activities of a contact, calculated in the simplest possible way. */
function pointsOf(rule: any, happened: Happened[]): { points: number; count: number; last: string | null } {
  const own = happened
    .filter(({ source }) => source === (rule.when.activity ?? `deal ${rule.when.deal}`))
    .sort((a, b) => b.at.getTime() - a.at.getTime())
  const thousandths = own.slice(0, rule.max_count ?? own.length).map(({ at }) => {
    const age = Math.max(0, dayOf(NOW) - dayOf(at))
    return Math.round(
      rule.points * 1000 * (rule.half_life_days === null ? 1 : 0.5 ** Math.min(60, age / rule.half_life_days)),
    )
  })
  const points = Math.round(thousandths.reduce((sum, each) => sum + each, 0) / 1000)
  return { points, count: own.length, last: own[0]?.at.toISOString() ?? null }
}

/**
 * Inserts contacts with random timelines and deals directly into the database. @returns the activities of each contact
 */
async function fill(world: World, below: (most: number) => number): Promise<Map<number, Happened[]>> {
  const rows = await world.query<{ id: number }>(`
    insert into contact (org_id, first_name, source, folded, created_at, updated_at)
    select 1, 'C' || n, 'api', '', now(), now() from generate_series(1, ${CONTACTS}) n returning id`)
  const at = () => new Date(NOW.getTime() + 2 * DAY_MS - below(500 * DAY_MS))
  const all = new Map<number, Happened[]>()
  for (const { id } of rows) {
    const activities = Array.from({ length: below(12) }, () => ({ source: KINDS[below(KINDS.length)]!, at: at() }))
    const deals = Array.from({ length: below(4) }, () => ({ stage: STAGES[below(STAGES.length)]!, at: at() }))
    for (const { source, at } of activities)
      await world.query(
        `insert into contact_activity (org_id, contact_id, kind, at) values (1, ${id}, '${source}', '${at.toISOString()}')`,
      )
    for (const { stage, at } of deals)
      await world.query(`
        insert into deal (org_id, contact_id, title, currency, stage, position, closed_at, created_at, updated_at)
        select 1, ${id}, 'Deal', 'EUR', '${stage}', 1, case when '${stage}' in ('won', 'lost') then t.at end, t.at, t.at
        from (select '${at.toISOString()}'::timestamptz as at) t`)
    const ofDeals = deals.map(({ stage, at }) => ({
      source: `deal ${['won', 'lost'].includes(stage) ? stage : 'open'}`,
      at,
    }))
    all.set(id, [...activities, ...ofDeals])
  }
  return all
}

test('whatever the rules, and whatever has happened, scores and reasons are what a plain calculation says', async () => {
  const below = randomBelow(SEED)
  await using world = await startWorld()
  world.stopClock(NOW)
  const all = await fill(world, below)
  for (let round = 0; round < 4; round++) {
    const rules = Array.from({ length: 12 }, (_, n) => {
      const when =
        below(3) === 0 ? { deal: ['open', 'won', 'lost'][below(3)] } : { activity: KINDS[below(KINDS.length)] }
      const half_life_days = below(2) === 0 ? null : 1 + below(400)
      return aRule(`rule_${n}`, below(2001) - 1000, when, {
        half_life_days,
        max_count: below(2) === 0 ? null : 1 + below(4),
        active: below(5) > 0,
      })
    })
    await putRules(world, rules)
    const rows = await world.query<any>('select id, lead_score, score_reasons from contact order by id')
    for (const { id, lead_score, score_reasons } of rows) {
      const expected = rules.flatMap((rule) => {
        const { points, count, last } = pointsOf(rule, all.get(id)!)
        return rule.active && points !== 0 ? [{ rule: rule.key, points, evidence: { count, last_at: last } }] : []
      })
      assert.deepEqual(
        score_reasons.map(({ reason: _, ...rest }: any) => rest),
        expected,
      )
      assert.equal(
        lead_score,
        expected.reduce((sum, { points }) => sum + points, 0),
      )
    }
  }
})
