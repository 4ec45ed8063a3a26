import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { randomBelow } from '../../../../test/support/random-from.ts'
import { SEED } from '../../../../test/support/seed.ts'
import { noteStatements, rewrite } from '../../../../test/support/statements.ts'
import type { Context } from '../../../platform/context/context.ts'
import { listAttendees } from './list-attendees.ts'

test('a search finds first name, last name, both or email, ignoring case and accents', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const other = await anEvent(world)
  await anAttendee(world, other.id, { first_name: 'Ayşe', last_name: 'Işık', email: 'other@example.org' })
  const people = [
    ['Ayşe', 'Işık', 'a.isik@Example.org'],
    ['José', 'Núñez', 'pepe@example.net'],
    ['100%', '_under_', 'per\u2019cent@example.net'],
  ]
  for (const [first_name, last_name, email] of people)
    await anAttendee(world, event.id, { first_name, last_name, email })
  for (const [search, expected] of [
    ['ayse', ['Ayşe']],
    ['AYŞE IŞIK', ['Ayşe']],
    ['ışık', ['Ayşe']],
    ['isik@EXAMPLE', ['Ayşe']],
    ['nunez', ['José']],
    ['josé núñez', ['José']],
    ['pepe@', ['José']],
    ['example', ['100%', 'José', 'Ayşe']],
    ['%', ['100%']],
    ['_', ['100%']],
    ['\\', []],
    ['zoe', []],
  ] as const) {
    const path = `/admin/events/${event.id}/attendees?search=${encodeURIComponent(search)}`
    const { body, headers } = await world.request('GET', path)
    assert.deepEqual(
      body.map(({ first_name }: any) => first_name),
      expected,
      search,
    )
    assert.equal(headers['x-total-count'], String(expected.length))
  }
})

test('a search finds changed names and addresses', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { id } = await anAttendee(world, event.id, { first_name: 'Ada', email: 'ada@example.org' })
  const path = `/admin/events/${event.id}/attendees`
  await world.request('PATCH', `${path}/${id}`, { last_name: 'King', email: 'countess@example.org' })
  for (const [search, count] of [
    ['ada king', 1],
    ['countess', 1],
    ['lovelace', 0],
    ['ada@', 0],
  ] as const) {
    assert.equal((await world.request('GET', `${path}?search=${search}`)).body.length, count, search)
  }
})

test('attendees are listed newest first; page and limit cut the list without gaps', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ids: number[] = []
  for (let n = 0; n < 23; n++) ids.unshift((await anAttendee(world, event.id)).id)
  const page = async (query: string) =>
    (await world.request('GET', `/admin/events/${event.id}/attendees${query}`)).body.map(({ id }: any) => id)
  assert.deepEqual(await page(''), ids.slice(0, 20))
  assert.deepEqual(await page('?page=2'), ids.slice(20))
  assert.deepEqual(await page('?limit=5&page=3'), ids.slice(10, 15))
  assert.deepEqual(await page('?limit=200'), ids)
  assert.deepEqual(await page('?page=99'), [])
})

test('paging while others are added misses nobody', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}/attendees`
  const before: number[] = []
  for (let n = 0; n < 30; n++) before.push((await anAttendee(world, event.id)).id)
  const seen = new Set<number>()
  for (let page = 1; ; page++) {
    const { body } = await world.request('GET', `${path}?limit=7&page=${page}`)
    if (body.length === 0) break
    for (const { id } of body) seen.add(id)
    if (page < 6) await Promise.all([anAttendee(world, event.id), anAttendee(world, event.id)])
  }
  assert.deepEqual(
    before.filter((id) => !seen.has(id)),
    [],
  )
})

test('a first page read alone equals one read in a shared statement: newest first, with its total, or not found', async () => {
  await using world = await startWorld()
  const next = randomBelow(SEED)
  await world.stranger()
  await world.query(`
    insert into event (org_id, name, template_image_url, template_status, folded_name, created_at, updated_at)
    select 1 + n / 9, 'Event', 'placeholder', 'builtin', 'event', now(), now() from generate_series(1, 12) n`)
  const rows = [0, 1, 5, 20, 21, 60].map(
    (most) => `select ${1 + next(12)}::bigint as event, ${most} + ${next(9)} as most`,
  )
  await world.query(`
    insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
    select org_id, e.id, 'P', n || '@example.org', s.nth || n, 'import', 'p', now(), now()
    from (select *, row_number() over () || '@' as nth from (${rows.join(' union all ')}) s) s
    join event e on e.id = s.event, generate_series(1, most) n order by random()`)
  const ids = await world.query<{ id: number; event_id: number; org_id: number }>(
    'select * from attendee order by id desc',
  )
  const owners = await world.query<{ id: number; org_id: number }>('select id, org_id from event')
  const asked = Array.from({ length: 40 }, () => ({ orgId: 1 + next(2), eventId: 1 + next(14), limit: 1 + next(30) }))
  const read = ({ orgId, eventId, limit }: (typeof asked)[0]) => {
    const ctx = { ...world.services, orgId, actor: { kind: 'cli' }, requestId: null } as Context
    const told = ({ rows, total }: Awaited<ReturnType<typeof listAttendees>>) => ({
      ids: rows.map(({ id }) => id),
      total,
    })
    return listAttendees(ctx, eventId, { limit }).then(told, ({ code }) => code)
  }
  const expected = asked.map(({ orgId, eventId, limit }) => {
    if (!owners.some(({ id, org_id }) => id === eventId && org_id === orgId)) return 'not_found'
    const all = ids.filter(({ event_id }) => event_id === eventId).map(({ id }) => id)
    return { ids: all.slice(0, limit), total: all.length }
  })
  const note = noteStatements(world)
  for (const backwards of [false, true]) {
    // The order holds whatever plan PostgreSQL has.
    if (backwards) rewrite(world, /filled on true$/, 'filled on true order by filled.id')
    const alone: unknown[] = []
    for (const each of asked) alone.push(await read(each))
    assert.deepEqual(alone, expected)
    const statements = await note(async () => assert.deepEqual(await Promise.all(asked.map(read)), expected))
    assert.equal(statements.length, 1)
  }
  assert.ok(new Set(expected.map((each) => typeof each)).size === 2)
})
