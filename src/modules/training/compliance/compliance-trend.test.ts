import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { World } from '../../../../test/support/harness.ts'
import { randomBelow } from '../../../../test/support/random-from.ts'
import { SEED } from '../../../../test/support/seed.ts'
import { aProgramme, ok, startTraining } from '../../../../test/support/training.ts'

const PATH = '/admin/analytics/org/training-compliance'
const HOUR = 3_600_000

type Row = {
  programme_id: number
  due_date: string | null
  assigned_at: Date
  completed_at: Date | null
  renewed_at: Date | null
}
type Query = { from: string; to: string; interval: 'day' | 'week' | 'month'; programme_id?: number }

/** Zones with moments around which days begin, end or have an unusual length there. */
const PLACES = [
  { zone: 'Pacific/Auckland', at: '2026-09-26T12:00:00Z' },
  { zone: 'America/New_York', at: '2026-11-01T04:00:00Z' },
  { zone: 'Australia/Lord_Howe', at: '2026-04-04T13:00:00Z' },
  { zone: 'Asia/Kathmandu', at: '2026-12-31T18:15:00Z' },
]

test('the trend tells at the end of each interval what a look at each assignment gives, by the days of any zone', async () => {
  await using world = await startTraining()
  const below = randomBelow(SEED)
  const pick = <T>(of: readonly T[]) => of[below(of.length)]!
  const programmes = [await aProgramme(world, []), await aProgramme(world, [])].map(({ id }) => id)
  for (const { zone, at } of PLACES) {
    const moment = Date.parse(at)
    await world.query(`update organisation set time_zone = '${zone}'`)
    await world.query('delete from training_assignment')
    for (let n = 0; n < 60; n++) await addCycles(world, pick(programmes), { n, moment, below })
    for (let n = 0; n < 12; n++) {
      world.stopClock(new Date(moment + pick([0, -1, 1, 30 * HOUR, -30 * HOUR, 400 * HOUR])))
      const [from, to] = [0, 1]
        .map(() => dayIn('UTC', new Date(moment + below(80 * 24 * HOUR) - 40 * 24 * HOUR)))
        .toSorted()
      const query: Query = { from: from!, to: to!, interval: pick(['day', 'week', 'month'] as const) }
      if (below(2)) query.programme_id = pick(programmes)
      await compare(world, zone, query)
    }
  }
})

/** A person with up to three cycles, each assigned when the one before it ends. */
async function addCycles(
  world: World,
  programmeId: number,
  { n, moment, below }: { n: number; moment: number; below: (n: number) => number },
) {
  const near = () => moment + below(60 * 24) * HOUR - 30 * 24 * HOUR + (below(2) ? 0 : below(HOUR))
  let assigned = below(3) ? near() : moment
  for (let cycle = 1; cycle <= 3; cycle++) {
    const completed = below(3) ? Math.max(assigned - HOUR, near()) : null
    const renewed =
      completed !== null && cycle < 3 && below(2) ? Math.max(assigned, completed) + below(48) * HOUR : null
    const due = below(4) ? `'${dayIn('UTC', new Date(near()))}'` : 'null'
    const time = (at: number | null) => (at === null ? 'null' : `'${new Date(at).toISOString()}'`)
    await world.query(`
      insert into training_assignment (org_id, programme_id, email, email_key, name, cycle, due_date, assigned_at, completed_at, renewed_at, updated_at)
      values (1, ${programmeId}, 'p${n}@example.org', 'p${n}@example.org', '', ${cycle}, ${due}, ${time(assigned)}, ${time(completed)}, ${time(renewed)}, now())`)
    if (renewed === null) return
    assigned = renewed
  }
}

const dayIn = (zone: string, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at)

async function compare(world: World, zone: string, query: Query) {
  const told = await ok(world.request('GET', `${PATH}?${new URLSearchParams(query as never)}`))
  const rows = (
    await world.query<Row>(
      'select programme_id, due_date::text, assigned_at, completed_at, renewed_at from training_assignment',
    )
  ).filter(({ programme_id }) => (query.programme_id ?? programme_id) === programme_id)
  const today = told.today as string
  const days = new Map<string, string>()
  for (let at = Date.parse(query.from); at <= Date.parse(query.to); at += 24 * HOUR) {
    const day = new Date(at).toISOString().slice(0, 10)
    const first = beginning(day, query.interval)
    if (day <= today || first > today || !days.has(first) || days.get(first)! > today) days.set(first, day)
  }
  const expected = [...days].map(([date, day]) => {
    const by = (at: Date | null) => at !== null && dayIn(zone, at) <= day
    const there = rows.filter((row) => by(row.assigned_at) && !by(row.renewed_at))
    const compliant = there.filter((row) => by(row.completed_at)).length
    const overdue = there.filter((row) => !by(row.completed_at) && row.due_date !== null && row.due_date < day).length
    return { date, day, compliant, due: there.length - compliant - overdue, overdue }
  })
  assert.deepEqual(told.trend, expected, `${zone} ${today} ${JSON.stringify(query)}`)
}

function beginning(day: string, interval: Query['interval']): string {
  const date = new Date(day)
  if (interval === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  if (interval === 'month') date.setUTCDate(1)
  return date.toISOString().slice(0, 10)
}

test('the running interval is as of now, as the totals are, and one to come as if nobody did anything', async () => {
  await using world = await startTraining()
  await world.query(`update organisation set time_zone = 'Asia/Tokyo'`)
  world.stopClock(new Date('2026-11-20T14:59:59Z'))
  const { id } = await aProgramme(world, [])
  await ok(
    world.request('POST', `/admin/training/programmes/${id}/assignments`, {
      people: [{ email: 'ada@example.org' }],
      due_date: '2026-11-20',
    }),
  )
  const last = async (query = '') => {
    const { trend, totals } = await ok(world.request('GET', `${PATH}?${query}`))
    return [trend.at(-1), totals]
  }
  const due = { compliant: 0, due: 1, overdue: 0 }
  const overdue = { compliant: 0, due: 0, overdue: 1 }
  assert.deepEqual(await last(), [{ date: '2026-11-20', day: '2026-11-20', ...due }, due])
  const month = 'from=2026-11-01&to=2026-11-30&interval=month'
  assert.deepEqual(await last(month), [{ date: '2026-11-01', day: '2026-11-20', ...due }, due])
  assert.deepEqual(await last('from=2026-11-21&to=2026-11-22'), [
    { date: '2026-11-22', day: '2026-11-22', ...overdue },
    due,
  ])
  world.stopClock(new Date('2026-11-20T15:00:00Z'))
  assert.deepEqual(await last(), [{ date: '2026-11-21', day: '2026-11-21', ...overdue }, overdue])
  assert.equal((await world.request('GET', `${PATH}?from=2020-01-01`)).status, 422)
})
