import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { randomBelow } from '../../../../test/support/random-from.ts'
import { SEED } from '../../../../test/support/seed.ts'
import { type StageMove, wayThrough } from '../../../../test/support/way-through-stages.ts'
import { DEFAULT_STAGES } from '../../crm/index.ts'
import { aggregateOnce } from '../../rollups/aggregate-figures.ts'

const STAGES = DEFAULT_STAGES.map(({ key }) => key)

const PATH = '/admin/analytics/org/crm'
const HOUR = 3_600_000
const WEIGHTS = [10n, 25n, 50n, 75n, 100n, 0n]
const SOURCES = ['api', 'panel', 'import', 'registration', 'form']
const LIFECYCLE = ['lead', 'qualified', 'customer', 'evangelist']
const PLACES = [
  { zone: 'Europe/Istanbul', at: '2026-11-21T21:00:00Z' },
  { zone: 'America/New_York', at: '2026-11-01T05:30:00Z' },
  { zone: 'Australia/Lord_Howe', at: '2026-10-03T15:30:00Z' },
  { zone: 'America/Havana', at: '2026-03-08T05:00:00Z' },
]

type Query = { from: string; to: string; interval: 'day' | 'week' | 'month' }
type Below = (n: number) => number
type Contact = {
  source: string
  created_at: Date
  last_activity_at: Date | null
  lifecycle_stage: string
  lead_score: number
}
type Deal = { id: number; stage: string; currency: string; amount: string; closed_at: Date | null }

test('contacts, accounts and deals are what a count of the rows gives, by the days of any zone, and currencies are never mixed', async () => {
  await using world = await startWorld({ doctor: false })
  const below = randomBelow(SEED)
  for (const { zone, at } of PLACES) {
    const moment = Date.parse(at)
    const near = (hours: number) => new Date(moment + below(2 * hours * HOUR) - hours * HOUR)
    await world.query(`update organisation set time_zone = '${zone}'`)
    await addContacts(world, 25, below, () => near(below(2) ? 3 : 24 * 60))
    for (let n = 0; n < 15; n++) await addDeal(world, below, () => near(below(2) ? 3 : 24 * 60))
    if (below(2)) await aggregateOnce(world.services)
    await world.query(
      `update contact set lead_score = lead_score + 7, lifecycle_stage = 'customer' where id % 5 = ${below(5)}`,
    )
    await world.query(
      `update contact set merged_into = (select max(id) from contact) where id % 17 = ${below(17)} and id < (select max(id) from contact)`,
    )
    await world.query(`delete from contact where id % 13 = ${below(13)} and id < (select max(id) from contact)`)
    await world.query(`delete from deal where id % 11 = ${below(11)}`)
    world.stopClock(new Date(moment))
    for (let n = 0; n < 8; n++) {
      const [from, to] = [near(24 * 40), near(24 * 40)].map((day) => day.toISOString().slice(0, 10)).toSorted()
      await compare(world, zone, { from: from!, to: to!, interval: (['day', 'week', 'month'] as const)[below(3)]! })
    }
  }
  await world.query('delete from contact')
})

async function addContacts(world: World, count: number, below: Below, near: () => Date): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => {
    const activity = below(3) ? `'${near().toISOString()}'` : 'null'
    const name = `p${n}`
    return `(1, '${name}', '${LIFECYCLE[below(4)]}', '${SOURCES[below(5)]}', ${below(300) - 60}, false, ${activity}, '${name}', '${near().toISOString()}', now())`
  })
  await world.query(`
    insert into contact (org_id, first_name, lifecycle_stage, source, lead_score, score_due, last_activity_at, folded, created_at, updated_at)
    values ${rows.join()}`)
  await world.query(`
    insert into account (org_id, name, folded_name, folded, created_at, updated_at)
    select 1, 'A', 'a', 'a', at, at from unnest('{${rows
      .slice(0, 5)
      .map(() => near().toISOString())
      .join()}}'::timestamptz[]) at`)
}

/** A deal that moved through some stages, also backwards, in chronological order. */
async function addDeal(world: World, below: Below, near: () => Date): Promise<void> {
  const way = [STAGES[below(6)]!]
  while (below(4)) way.push(STAGES.filter((stage) => stage !== way.at(-1))[below(5)]!)
  const times = way.map(near).toSorted((a, b) => a.getTime() - b.getTime())
  const last = way.at(-1)!
  const closed = last === 'won' || last === 'lost' ? `'${times.at(-1)!.toISOString()}'` : 'null'
  const amount = `${below(1_000_000)}.${String(below(100)).padStart(2, '0')}`
  await world.query(`
    with made as (
      insert into deal (org_id, title, amount, currency, stage, position, closed_at, created_at, updated_at)
      values (1, 'D', ${amount}, '${['EUR', 'TRY'][below(2)]}', '${last}', 0, ${closed}, now(), now()) returning id)
    insert into deal_stage_change (org_id, deal_id, from_stage, to_stage, actor, at)
    select 1, made.id, w.was, w.stage, 'cli', w.at from made, (values ${way
      .map(
        (stage, n) =>
          `(${n}, ${n === 0 ? 'null' : `'${way[n - 1]}'`}, '${stage}', '${times[n]!.toISOString()}'::timestamptz)`,
      )
      .join()}) w (n, was, stage, at) order by w.n`)
}

async function compare(world: World, zone: string, query: Query): Promise<void> {
  const { status, body, text } = await world.request('GET', `${PATH}?${new URLSearchParams(query)}`)
  assert.equal(status, 200, text)
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  const dayOf = (at: Date) => days.format(at)
  const within = (at: Date | null): at is Date => at !== null && dayOf(at) >= query.from && dayOf(at) <= query.to
  const intervalOf = (at: Date) => beginning(dayOf(at), query.interval)
  const told = `${zone} ${JSON.stringify(query)}`
  await comparePeople(world, body, { within, intervalOf, told })
  await compareDeals(world, body, { within, intervalOf, told })
}

type Time = { within: (at: Date | null) => at is Date; intervalOf: (at: Date) => string; told: string }

async function comparePeople(
  world: World,
  { contacts, accounts }: any,
  { within, intervalOf, told }: Time,
): Promise<void> {
  const people = await world.query<Contact>(
    'select source, created_at, last_activity_at, lifecycle_stage, lead_score from contact where merged_into is null',
  )
  const made = people.filter(({ created_at }) => within(created_at))
  const active = people.filter(({ last_activity_at }) => within(last_activity_at))
  assert.deepEqual(
    [contacts.total, contacts.created, contacts.active],
    [people.length, made.length, active.length],
    told,
  )
  assert.deepEqual(
    contacts.stages,
    LIFECYCLE.map((stage) => ({ stage, contacts: people.filter((row) => row.lifecycle_stage === stage).length })),
  )
  assert.deepEqual(
    contacts.sources,
    SOURCES.map((source) => ({
      source,
      contacts: people.filter((row) => row.source === source).length,
      created: made.filter((row) => row.source === source).length,
    })),
  )
  const tens = Map.groupBy(people, ({ lead_score }) => Math.floor(lead_score / 10) * 10)
  assert.deepEqual(
    contacts.scores,
    [...tens].map(([from, all]) => ({ from, to: from + 9, contacts: all.length })).toSorted((a, b) => a.from - b.from),
  )
  for (const { date, ...counts } of contacts.series) {
    const own = made.filter(({ created_at }) => intervalOf(created_at) === date)
    const sources = Object.fromEntries(
      SOURCES.map((source) => [source, own.filter((row) => row.source === source).length]),
    )
    const alive = active.filter(({ last_activity_at }) => intervalOf(last_activity_at!) === date).length
    assert.deepEqual(counts, { created: own.length, active: alive, sources }, `${told} ${date}`)
  }
  const companies = await world.query<{ created_at: Date }>('select created_at from account')
  const founded = companies.filter(({ created_at }) => within(created_at))
  assert.deepEqual([accounts.total, accounts.created], [companies.length, founded.length])
  for (const { date, created } of accounts.series)
    assert.equal(created, founded.filter(({ created_at }) => intervalOf(created_at) === date).length, `${told} ${date}`)
}

/** Sum of amounts, calculated with integers: hundredths times percent. */
const sumOf = (deals: Deal[], weight = 100n) =>
  Number(deals.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '').slice(0, -2)) * weight, 0n)) / 10_000

async function compareDeals(world: World, body: any, { within, intervalOf, told }: Time): Promise<void> {
  const deals = await world.query<Deal>('select id, stage, currency, amount::text, closed_at from deal')
  const of = (own: Deal[], stage: string) => own.filter((deal) => deal.stage === stage)
  const byCurrency = [...Map.groupBy(deals, ({ currency }) => currency)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  assert.deepEqual(
    body.pipeline.map(
      ({ currency, open_count, open_amount, won_count, won_amount, lost_count, lost_amount, stages }: any) => [
        ...[currency, open_count, open_amount, won_count, won_amount, lost_count, lost_amount],
        ...stages.map(({ stage, deals, amount }: any) => [stage, deals, amount]),
      ],
    ),
    byCurrency.map(([currency, own]) => {
      const open = own.filter(({ closed_at }) => closed_at === null)
      const [won, lost] = [of(own, 'won'), of(own, 'lost')]
      return [
        ...[currency, open.length, sumOf(open), won.length, sumOf(won), lost.length, sumOf(lost)],
        ...STAGES.map((stage) => [stage, of(own, stage).length, sumOf(of(own, stage))]),
      ]
    }),
    told,
  )
  for (const [nth, [, own]] of byCurrency.entries()) {
    const weighted = STAGES.map((stage, place) => sumOf(of(own, stage), WEIGHTS[place]!))
    assert.deepEqual(
      body.pipeline[nth].stages.map(({ weighted_amount }: any) => weighted_amount),
      weighted,
    )
    const open = weighted.slice(0, 4).reduce((sum, each) => sum + each, 0)
    assert.ok(Math.abs(body.pipeline[nth].weighted_amount - open) < 0.001)
  }
  compareClosed(body, deals, { within, intervalOf, told })
  const changes = await world.query<StageMove>(
    'select id, deal_id, from_stage, to_stage, at from deal_stage_change order by at, id',
  )
  for (const found of body.stages) assert.deepEqual(found, wayThrough(found.stage, changes, within), told)
}

function compareClosed(body: any, deals: Deal[], { within, intervalOf, told }: Time): void {
  const counts = (own: Deal[]) => {
    const [won, lost] = ['won', 'lost'].map((stage) => own.filter((deal) => deal.stage === stage))
    return { won: won!.length, won_amount: sumOf(won!), lost: lost!.length, lost_amount: sumOf(lost!) }
  }
  const closed = Map.groupBy(
    deals.filter(({ closed_at }) => within(closed_at)),
    ({ currency }) => currency,
  )
  assert.deepEqual(
    body.closed.map(({ currency }: any) => currency),
    [...closed.keys()].toSorted(),
    told,
  )
  for (const { currency, win_rate, series, ...all } of body.closed) {
    const own = closed.get(currency)!
    assert.deepEqual(all, counts(own), told)
    assert.ok(Math.abs(win_rate - all.won / own.length) <= 0.00005)
    for (const { date, ...some } of series)
      assert.deepEqual(some, counts(own.filter(({ closed_at }) => intervalOf(closed_at!) === date)), `${told} ${date}`)
  }
}

function beginning(day: string, interval: Query['interval']): string {
  const date = new Date(day)
  if (interval === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  if (interval === 'month') date.setUTCDate(1)
  return date.toISOString().slice(0, 10)
}
