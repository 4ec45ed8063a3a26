import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { randomBelow } from '../../../test/support/random-from.ts'
import { SEED } from '../../../test/support/seed.ts'
import { holdLocks } from '../../../test/support/statements.ts'
import { type Context, jobContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { aggregateOnce } from './aggregate-figures.ts'
import { addDays, beginningOf } from './days.ts'
import { beginnings, eventFigures, figuresBefore, figuresIn, readRange, seriesOf } from './index.ts'

const ZONES = [
  ...['UTC', 'Europe/Istanbul', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Cairo'],
  ...['America/Havana', 'Pacific/Chatham', 'America/St_Johns', 'Asia/Beirut'],
]
/** Hours in which clocks change somewhere, and New Year. */
const MOMENTS = [
  '2026-03-08T05:00Z',
  '2026-04-04T15:00Z',
  '2026-03-29T00:00Z',
  '2026-04-24T00:00Z',
  '2026-10-25T01:00Z',
]
  .concat(['2026-11-01T04:00Z', '2026-12-31T23:30Z', '2026-07-01T12:00Z'])
  .map((text) => Date.parse(text))

const contextOf = (world: World): Context => jobContext(world.services, 1, 'test')

const move = (world: World, zone: string) => world.query(`update organisation set time_zone = '${zone}' where id = 1`)

const addRows = (world: World, eventId: number, times: Date[]) =>
  world.query(`
    insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
    select 1, ${eventId}, 'Ada', gen_random_uuid() || '@example.org', gen_random_uuid(), (array['api', 'import'])[n % 2 + 1], 'ada', at, at
    from unnest('{${times.map((at) => at.toISOString()).join()}}'::timestamptz[]) with ordinality t (at, n)`)

test('figures are what the rows come to by the days, weeks and months of any zone, folded or not', async () => {
  await using world = await startWorld()
  const below = randomBelow(SEED)
  const pick = <T>(of: readonly T[]) => of[below(of.length)]!
  const events = [await anEvent(world), await anEvent(world), await anEvent(world)]
  const ctx = contextOf(world)
  for (const zone of ZONES) {
    const at = () => new Date(pick(MOMENTS) + below(8 * 3_600_000) - 4 * 3_600_000)
    await addRows(world, pick(events).id, Array.from({ length: 20 }, at))
    await world.query(
      `update attendee set status = 'cancelled', updated_at = '${at().toISOString()}' where id % 7 = ${below(7)}`,
    )
    await world.query(`update attendee set checked_in_at = created_at where id % 5 = ${below(5)}`)
    await world.query(`delete from attendee where id % 23 = ${below(23)}`)
    if (below(2)) await aggregateOnce(world.services)
    await move(world, zone)
    await addRows(world, events[0].id, [at()])
    await compare(
      world,
      ctx,
      zone,
      events.map(({ id }) => id),
    )
  }
  await world.query('update attendee set checked_in_at = null')
})

test('a day begins with the first moment of it, in every zone that the database knows', async () => {
  await using world = await startWorld()
  const wrong = await world.query(`
    select name, day::date::text, begins from pg_timezone_names, generate_series(date '2025-12-31', '2027-01-02', '1 day') day,
      day_begins(day::date, name) begins
    where (begins at time zone name)::date <> day::date or ((begins - interval '1 millisecond') at time zone name)::date >= day::date`)
  assert.deepEqual(wrong, [])
  const [{ begins }] = (await world.query(`select day_begins('2026-11-01', 'America/Havana') begins`)) as [
    { begins: Date },
  ]
  assert.equal(begins.toISOString(), '2026-11-01T04:00:00.000Z')
})

type Row = { event_id: number; source: string; created_at: Date }

async function compare(world: World, ctx: Context, zone: string, events: number[]) {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  const rows = (await world.query<Row>('select event_id, source, created_at from attendee')).map((row) => ({
    ...row,
    day: days.format(row.created_at),
  }))
  for (const interval of ['day', 'week', 'month'] as const)
    for (const [from, to] of [
      ['2026-03-08', '2026-11-01'],
      ['2026-01-01', '2026-12-31'],
      ['2026-04-24', '2026-04-24'],
    ] as const) {
      const range = await readRange(ctx, { from, to, interval })
      const within = rows.filter(({ day }) => day >= from && day <= to)
      const count = (names: string[]) =>
        Object.entries(Object.groupBy(names, (name) => name))
          .map(([name, all]) => `${name} ${all!.length}`)
          .toSorted()
      for (const event of [null, ...events]) {
        const found = await figuresIn(ctx, range, { kinds: ['registered'], event })
        const own = within.filter((row) => event === null || row.event_id === event)
        assert.deepEqual(
          found.map(({ part, bucket, n }) => `${part} ${bucket} ${n}`).toSorted(),
          count(own.map(({ source, day }) => `${source} ${beginningOf(day, interval)}`)),
          `${zone}, ${interval}, ${from} to ${to}`,
        )
        const series = seriesOf(
          range,
          ['n'],
          found.map(({ bucket, n }) => ({ bucket, n, name: 'n' as const })),
        )
        assert.equal(
          series.reduce((sum, { n }) => sum + n, 0),
          own.length,
        )
      }
      const byEvent = await many<{ event_id: number; part: string; n: number }>(ctx)`
        select event_id, part, sum(n)::int as n from (${eventFigures(ctx, range, { kinds: ['registered'], event: null })}) f
        group by 1, 2 having sum(n) <> 0`
      assert.deepEqual(
        byEvent.map(({ event_id, part, n }) => `${event_id} ${part} ${n}`).toSorted(),
        count(within.map(({ event_id, source }) => `${event_id} ${source}`)),
      )
      const before = await figuresBefore(ctx, range, from, { kinds: ['registered'], event: null })
      assert.equal(
        before.reduce((sum, { n }) => sum + n, 0),
        rows.filter(({ day }) => day < from).length,
      )
    }
}

/** Locks the attendees in the order of their ids: in random order two deletions can wait for each other. */
const DELETE_SOME = `
  with locked as (
    select id from attendee where id in (select id from attendee order by random() limit 3) order by id for update
  )
  delete from attendee where id in (select id from locked)`

test('figures are right whoever writes, folds and moves to another zone at the same time', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ctx = contextOf(world)
  const range = { from: '2026-01-01', to: '2026-12-31' }
  let writing = true
  const times = Array.from({ length: 10 }, (_, n) => new Date(Date.parse('2026-05-31T12:00Z') + n * 3_600_000))
  const write = async () => {
    for (let n = 0; n < 40; n++) {
      await addRows(world, event.id, times)
      await world.query(DELETE_SOME)
    }
  }
  const meanwhile = (work: () => Promise<unknown>) => async () => {
    while (writing) await work()
  }
  const others = [
    meanwhile(() => aggregateOnce(world.services)),
    meanwhile(() => aggregateOnce(world.services)),
    meanwhile(async () => {
      await move(world, ZONES[Math.floor(Math.random() * ZONES.length)]!)
      await readRange(ctx, range)
    }),
    meanwhile(async () => {
      await figuresIn(ctx, await readRange(ctx, range), { kinds: ['registered'], event: null })
    }),
  ].map((run) => run())
  await Promise.all(Array.from({ length: 4 }, write)).finally(() => (writing = false))
  await Promise.all(others)
  const found = await figuresIn(ctx, await readRange(ctx, range), { kinds: ['registered'], event: event.id })
  const [rows] = await world.query<{ n: number }>('select count(*)::int as n from attendee')
  assert.equal(
    found.reduce((sum, { n }) => sum + n, 0),
    rows!.n,
  )
  await aggregateOnce(world.services)
  assert.deepEqual(await world.query('select * from figure_change'), [])
})

test('a range is whole days of the organisation, thirty when none is asked for and five years at most', async () => {
  await using world = await startWorld()
  await move(world, 'Asia/Kathmandu')
  world.stopClock(new Date('2026-11-22T18:20:00Z'))
  const ctx = contextOf(world)
  const { from, to, start, end, time_zone } = await readRange(ctx, {})
  assert.deepEqual([from, to, time_zone], ['2026-10-25', '2026-11-23', 'Asia/Kathmandu'])
  assert.deepEqual([start, end], [new Date('2026-10-24T18:15:00Z'), new Date('2026-11-23T18:15:00Z')])
  assert.equal((await readRange(ctx, { from: '2026-11-01T18:20:00Z' })).from, '2026-11-02')
  assert.equal((await readRange(ctx, { from: '2027-01-01' })).to, '2027-01-01')
  assert.deepEqual(beginnings({ from: '2026-12-30', to: '2027-01-04', interval: 'week' }), ['2026-12-28', '2027-01-04'])
  assert.deepEqual(beginnings({ from: '2026-01-31', to: '2026-03-01', interval: 'month' }), [
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ])
  await readRange(ctx, { from: '2021-11-23', to: '2026-11-23' })
  for (const wrong of [
    { from: '2026-11-24', to: '2026-11-23' },
    { from: '2021-11-21', to: '2026-11-23' },
    { to: '0001-01-01' },
    { to: '0001-01-01T00:00:00Z' },
    { to: '9999-12-31' },
    { from: '9999-12-31' },
  ])
    await assert.rejects(readRange(ctx, wrong), { code: 'validation_failed' }, JSON.stringify(wrong))
  assert.equal(addDays('2026-12-31', 1), '2027-01-01')
})

test('while figures of an organisation are counted anew others are folded, and whoever asks for them may try again', async () => {
  await using world = await startWorld()
  const stranger = await world.stranger()
  const asked = () => world.request('GET', '/admin/analytics/org/overview')
  await move(world, 'Asia/Tokyo')
  {
    await using _ = await holdLocks(world, 'select from figure_zone where org_id = 1 for update')
    await world.request('POST', '/admin/crm/accounts', { name: 'Ours' })
    await world.request('POST', '/admin/crm/accounts', { name: 'Theirs' }, { key: stranger })
    await aggregateOnce(world.services)
    assert.deepEqual(await world.query('select org_id from figure_change'), [{ org_id: 1 }])
    const { status, headers } = await asked()
    assert.deepEqual([status, headers['retry-after'] !== undefined], [503, true])
  }
  assert.equal((await asked()).status, 200)
  assert.deepEqual(await world.query('select org_id from figure_change'), [])
})
