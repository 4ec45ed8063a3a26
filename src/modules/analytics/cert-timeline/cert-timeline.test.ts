import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { randomBelow } from '../../../../test/support/random-from.ts'
import { SEED } from '../../../../test/support/seed.ts'
import { aggregateOnce } from '../../rollups/aggregate-figures.ts'

const PATH = '/admin/analytics/org/cert-timeline'
const HOUR = 3_600_000

type Row = {
  event_id: number
  event_type: string
  tier: string | null
  issued_at: Date
  revoked_at: Date | null
  expires_at: Date | null
}
type Counts = { issued: number; revoked: number; expired: number; expiring: number }
type Query = {
  from: string
  to: string
  interval: 'day' | 'week' | 'month'
  event_id?: number
  event_type?: string
  tier?: string
}

/** Zones with moments around which days begin, end or have an unusual length there. */
const PLACES = [
  { zone: 'Europe/Istanbul', at: '2026-11-21T21:00:00Z' },
  { zone: 'America/New_York', at: '2026-11-01T05:30:00Z' },
  { zone: 'Australia/Lord_Howe', at: '2026-10-03T15:30:00Z' },
  { zone: 'Asia/Kathmandu', at: '2026-12-31T18:15:00Z' },
  { zone: 'America/Havana', at: '2026-03-08T05:00:00Z' },
  // The next midnight occurs twice, at 04:00Z and at 05:00Z.
  { zone: 'America/Havana', at: '2026-11-01T03:30:00Z' },
]
const TYPES = ['conference', 'workshop']
const TIERS = ['Gold', 'Silver', null]

test('certificates by time, event, type and tier are what a count of the rows gives, by the days of any zone', async () => {
  await using world = await startWorld()
  const below = randomBelow(SEED)
  const pick = <T>(of: readonly T[]) => of[below(of.length)]!
  await aCertificate(world)
  const events = []
  for (let n = 0; n < 4; n++) events.push(await anEvent(world, { name: `Day ${n}`, event_type: TYPES[n % 2] }))
  for (const { zone, at } of PLACES) {
    const moment = Date.parse(at)
    await world.query(`update organisation set time_zone = '${zone}'`)
    const near = (hours: number) => new Date(moment + below(2 * hours * HOUR) - hours * HOUR)
    for (const { id } of events) {
      const rows = Array.from({ length: 12 }, () => ({
        issued: pick([near(3), near(24 * 40)]),
        expires: pick([near(3), near(30), near(24 * 40), new Date(moment), new Date(moment + 0.75 * HOUR), null]),
        revoked: below(3) ? null : near(24 * 30),
        tier: pick(TIERS),
      }))
      await addCertificates(world, id, rows)
    }
    if (below(2)) await aggregateOnce(world.services)
    world.stopClock(new Date(moment))
    for (let n = 0; n < 12; n++) {
      const [from, to] = [near(24 * 40), near(24 * 40)].map((day) => day.toISOString().slice(0, 10)).toSorted()
      const query: Query = { from: from!, to: to!, interval: pick(['day', 'week', 'month'] as const) }
      if (below(3) === 0) query.event_id = pick(events).id
      if (below(3) === 0) query.event_type = pick(TYPES)!
      if (below(3) === 0) query.tier = pick(TIERS) ?? ''
      await compare(world, zone, moment, query)
    }
    await world.query(`delete from certificate where attendee_id is null and id % 11 = ${below(11)}`)
    await world.query(
      `update certificate set revoked_at = issued_at, status = 'revoked' where attendee_id is null and id % 13 = ${below(13)} and revoked_at is null`,
    )
  }
  await world.query('delete from certificate where attendee_id is null')
})

async function addCertificates(
  world: World,
  eventId: number,
  rows: { issued: Date; expires: Date | null; revoked: Date | null; tier: string | null }[],
) {
  const list = (of: (Date | string | null)[]) =>
    `'{${of.map((each) => (each instanceof Date ? each.toISOString() : (each ?? 'null'))).join()}}'`
  await world.query(`
    with made as (
      insert into certificate (org_id, event_id, attendee_name, event_name, event_timezone, issuer_name, tier, design_version_id, issued_at,
        expires_at, revoked_at, status, public_id, verification_code, salt, folded)
      select 1, ${eventId}, 'Ada', 'Day', 'UTC', 'Us', tier, (select min(id) from design_version), issued, expires, revoked,
        case when revoked is null then 'active' else 'revoked' end, gen_random_uuid(),
        translate(upper(left(md5(gen_random_uuid()::text), 13)), 'ILOU', '1101'), '\\x00', 'ada'
      from unnest(${list(rows.map(({ issued }) => issued))}::timestamptz[], ${list(rows.map(({ expires }) => expires))}::timestamptz[],
        ${list(rows.map(({ revoked }) => revoked))}::timestamptz[], ${list(rows.map(({ tier }) => tier))}::text[])
        r (issued, expires, revoked, tier)
      returning public_id, issued_at)
    select count(*) from made`)
}

async function compare(world: World, zone: string, now: number, query: Query) {
  const words = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const { status, body, text } = await world.request('GET', `${PATH}?${words.join('&')}`)
  assert.equal(status, 200, text)
  const all = await world.query<Row>(
    `select c.event_id, e.event_type, c.tier, c.issued_at, c.revoked_at, c.expires_at from certificate c join event e on e.id = c.event_id`,
  )
  const rows = all.filter(
    (row) =>
      (query.event_id ?? row.event_id) === row.event_id &&
      (query.event_type ?? row.event_type) === row.event_type &&
      (query.tier ?? row.tier ?? '') === (row.tier ?? ''),
  )
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  const within = (day: string) => day >= query.from && day <= query.to
  const happened = rows.flatMap((row) => {
    const times: [keyof Counts, Date | null][] = [
      ['issued', row.issued_at],
      ['revoked', row.revoked_at],
      [(row.expires_at?.getTime() ?? 0) > now ? 'expiring' : 'expired', row.revoked_at ? null : row.expires_at],
    ]
    return times.flatMap(([name, at]) =>
      at && within(days.format(at)) ? [{ ...row, name, day: days.format(at) }] : [],
    )
  })
  const count = (of: typeof happened): Counts => {
    const n = (name: keyof Counts) => of.filter((each) => each.name === name).length
    return { issued: n('issued'), revoked: n('revoked'), expired: n('expired'), expiring: n('expiring') }
  }
  const told = `${zone} ${JSON.stringify(query)}`
  assert.deepEqual(body.totals, count(happened), told)
  for (const { date, ...counts } of body.series)
    assert.deepEqual(
      counts,
      count(happened.filter(({ day }) => beginning(day, query.interval) === date)),
      `${told} ${date}`,
    )
  assert.deepEqual(
    body.series.map(({ date }: { date: string }) => date),
    everyBeginning(query),
    told,
  )
  const by = (of: (row: (typeof happened)[number]) => string | number | null) =>
    Object.fromEntries([...Map.groupBy(happened, of)].map(([key, own]) => [String(key), count(own)]))
  const found = (list: any[], name: string) =>
    Object.fromEntries(
      list.map(({ issued, revoked, expired, expiring, ...of }) => [
        String(of[name]),
        { issued, revoked, expired, expiring },
      ]),
    )
  assert.deepEqual(
    found(body.events, 'event_id'),
    by(({ event_id }) => event_id),
    told,
  )
  assert.deepEqual(
    found(body.event_types, 'event_type'),
    by(({ event_type }) => event_type),
    told,
  )
  assert.deepEqual(
    found(body.tiers, 'tier'),
    by(({ tier }) => tier),
    told,
  )
  assert.equal(body.event_count, body.events.length)
}

test('the day of today is parted at the moment, and what expires at it has expired', async () => {
  await using world = await startWorld()
  await world.query(`update organisation set time_zone = 'Asia/Tokyo'`)
  world.stopClock(new Date('2026-11-20T14:00:00Z'))
  const { id } = await aCertificate(world, { certificate_validity_days: 1 })
  const totals = async (query = '') => {
    const { body } = await world.request('GET', `${PATH}?${query}`)
    const { issued, revoked, expired, expiring } = body.totals
    return [issued, revoked, expired, expiring]
  }
  const expires = 'from=2026-11-21&to=2026-11-21'
  assert.deepEqual(await totals(), [1, 0, 0, 0])
  assert.deepEqual(await totals(expires), [0, 0, 0, 1])
  world.stopClock(new Date('2026-11-21T13:59:59.999Z'))
  assert.deepEqual(await totals(expires), [0, 0, 0, 1])
  assert.deepEqual(await totals('interval=month'), [1, 0, 0, 1])
  world.stopClock(new Date('2026-11-21T14:00:00Z'))
  assert.deepEqual(await totals(expires), [0, 0, 1, 0])
  const revoked = await world.request('POST', `/admin/certificates/${id}/revoke`, { reason: 'Typing error' })
  assert.equal(revoked.status, 200, revoked.text)
  assert.deepEqual(await totals(), [1, 1, 0, 0])
})

test('events of others are 404, a type without events and a range that cannot be are told, and a file has a line for each figure', async () => {
  await using world = await startWorld()
  const { event_id } = await aCertificate(world, { name: '=Day' })
  const answer = async (query: string, key = world.key) => world.request('GET', `${PATH}?${query}`, undefined, { key })
  const stranger = await world.stranger()
  assert.equal((await answer(`event_id=${event_id}`, stranger)).status, 404)
  assert.equal((await answer('event_id=999999')).status, 404)
  assert.equal((await answer('from=2026-02-02&to=2026-02-01')).status, 422)
  assert.equal((await answer('event_type=party')).status, 422)
  assert.deepEqual((await answer('')).body.totals, { issued: 1, revoked: 0, expired: 0, expiring: 0 })
  for (const none of [await answer('event_type=webinar'), await answer('tier=Gold'), await answer('', stranger)]) {
    assert.deepEqual(none.body.totals, { issued: 0, revoked: 0, expired: 0, expiring: 0 })
    assert.deepEqual([none.body.series.length, none.body.events, none.body.event_count], [30, [], 0])
  }
  const { headers, text } = await answer('format=csv')
  assert.match(String(headers['content-type']), /^text\/csv/)
  const lines = text.split('\r\n')
  assert.ok(lines.includes('totals,,issued,1'), text)
  assert.ok(lines.includes(`events,,${event_id}.event_name,'=Day`), text)
  assert.equal(lines.filter((line) => /^series,\d{4}-\d\d-\d\d,issued,/.test(line)).length, 30)
})

function beginning(day: string, interval: string): string {
  const date = new Date(day)
  if (interval === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  if (interval === 'month') date.setUTCDate(1)
  return date.toISOString().slice(0, 10)
}

function everyBeginning({ from, to, interval }: Query): string[] {
  const found = new Set<string>()
  for (let at = Date.parse(from); at <= Date.parse(to); at += 24 * HOUR)
    found.add(beginning(new Date(at).toISOString().slice(0, 10), interval))
  return [...found]
}
