import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../test/support/connection.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { until } from '../../../test/support/installation.ts'
import { holdFirst } from '../../../test/support/statements.ts'
import { count } from '../../../test/support/stored.ts'
import { examine } from '../../doctor.ts'
import { searchedAttendees } from '../../modules/attendees/attendee-queries.ts'
import { purgeExpiredJob } from '../personal/purge-expired.ts'
import { sealLists } from './seal-lists.ts'

const ROWS = 64
const MINUTE_MS = 60_000

const SMALL = { blockRows: ROWS }

const seal = (world: World) => sealLists(world.services, searchedAttendees, SMALL)

const insertion = (eventId: number, from: number, to: number) => `
  insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
  select 1, ${eventId}, 'Ada ' || n, n || '@x.org', n || '@x.org', 'api', 'ada ' || n || ' ' || n || '@x.org', now(), now()
  from generate_series(${from}, ${to}) n`

/** An event with so many attendees, written past the API. */
async function crowd(world: World, rows = ROWS): Promise<number> {
  const { id } = await anEvent(world)
  await world.query(insertion(id, 1, rows))
  return id
}

const found = async (world: World, eventId: number, search: string) => {
  const { headers, body } = await world.request('GET', `/admin/events/${eventId}/attendees?search=${search}&limit=200`)
  const total = Number(headers['x-total-count'])
  assert.equal(body.length, Math.min(total, 200), search)
  return total
}

const begun = (world: World) => () => count(world, 'search_block')

test('what a transaction has written that was open when a block was begun is found, rows and changes', async () => {
  await using world = await startWorld()
  await using own = await connection(world.databaseUrl)
  const eventId = await crowd(world, 2)
  const [next] = await world.query<{ id: number }>(`select nextval('attendee_id_seq')::int as id`)
  // Committed before the other begins, which may count in the same row of the tally, and after its id was given.
  await world.query(insertion(eventId, 3, 2 * ROWS))
  const early = insertion(eventId, 1000, 1000)
    .replace('(org_id', '(id, org_id')
    .replace('select 1', `overriding system value select ${next!.id}, 1`)
  await own.client.query(`begin; update attendee set folded = 'zoe' where email_key = '1@x.org'; ${early}`)
  const sealing = seal(world)
  await until(begun(world), (blocks) => blocks > 0)
  await own.client.query('commit')
  await sealing
  assert.equal(await count(world, 'search_block'), 2)
  for (const [search, rows] of Object.entries({ '1000': 1, '00': 2, ada: 2 * ROWS, zoe: 1, 'ada 1 1@x.org': 0 }))
    assert.equal(await found(world, eventId, search), rows, search)
  assert.deepEqual(await examine(world.services), [])
})

test('a text that a transaction changes is found by the new one alone, whenever it is committed while blocks are sealed', async () => {
  await using world = await startWorld()
  const eventId = await crowd(world)
  await using before = await connection(world.databaseUrl)
  await using during = await connection(world.databaseUrl)
  const change = (n: number) =>
    `begin; update attendee set folded = 'zoe ' || n from generate_series(${n}, ${n}) n where email_key = n || '@x.org'`
  await before.client.query(change(1))
  using held = holdFirst(world, 'id between')
  const sealing = seal(world)
  await until(begun(world), (blocks) => blocks > 0)
  await world.query(`${change(3)}; commit`)
  await before.client.query('commit')
  await held.reached
  await during.client.query(change(2))
  held.release()
  await sealing
  await during.client.query('commit')
  assert.equal(await count(world, 'search_change'), 1)
  for (const [search, rows] of Object.entries({
    zoe: 3,
    zo: 3,
    org: ROWS - 3,
    '1@x.org': 6,
    'zoe ': 3,
    '@x.org': ROWS - 3,
  }))
    assert.equal(await found(world, eventId, search), rows, search)
  assert.deepEqual(await examine(world.services), [])
})

test('of processes that seal at once one does, and what one that died had begun is begun again after ten minutes', async () => {
  await using world = await startWorld()
  const eventId = await crowd(world, 3 * ROWS)
  await Promise.all([seal(world), seal(world), seal(world)])
  assert.equal(await count(world, 'search_block'), 3)
  await world.query(insertion(eventId, 1001, 1000 + ROWS))
  await world.query(
    `insert into search_block (searched, list_id, first_id, last_id, sealed_at) values ('attendee', ${eventId}, 5000, 6000, now())`,
  )
  await seal(world)
  assert.equal(await count(world, 'search_block'), 4)
  world.advance(11 * MINUTE_MS)
  await seal(world)
  assert.equal(await count(world, 'search_block where sealed'), 4)
  assert.equal(await found(world, eventId, 'ada'), 4 * ROWS)
})

test('what is not sealed because the process stops is sealed by the next, and old texts that nobody seals go', async () => {
  await using world = await startWorld()
  const eventId = await crowd(world)
  for (let n = 0; n < 3; n++) {
    await sealLists(world.services, searchedAttendees, { ...SMALL, stopping: AbortSignal.abort() })
    assert.equal(await count(world, 'search_block'), 0)
  }
  await seal(world)
  assert.equal(await count(world, 'search_block'), 1)
  await world.query(`update attendee set folded = 'zoe' where email_key = '7@x.org'`)
  for (const [minutes, texts] of [
    [119, 1],
    [2, 0],
  ] as const) {
    world.advance(minutes * MINUTE_MS)
    await purgeExpiredJob(world.services.personalTables).run(world.services, {})
    assert.equal(await count(world, 'search_change where old_text is not null'), texts)
    assert.deepEqual([await found(world, eventId, 'zoe'), await found(world, eventId, 'ada')], [1, ROWS - 1])
  }
  await seal(world)
  assert.equal(await count(world, 'search_change'), 0)
  assert.deepEqual([await found(world, eventId, 'zoe'), await found(world, eventId, 'ada')], [1, ROWS - 1])
})

test('the old text of a row is kept for an hour, and a block that lost more rows than are noted is sealed again', async () => {
  await using world = await startWorld()
  const eventId = await crowd(world, 1_200)
  await seal(world)
  await world.query(`update attendee set folded = 'zoe' where email_key = '7@x.org'`)
  await world.query(`delete from attendee where email_key = '8@x.org'`)
  await seal(world)
  assert.equal(await count(world, 'search_change'), 2)
  world.advance(61 * MINUTE_MS)
  await seal(world)
  assert.equal(await count(world, 'search_change'), 0)
  await world.query(`delete from attendee where split_part(email_key, '@', 1)::int between 100 and 1150`)
  assert.equal(await count(world, 'search_change where row_id is not null'), 0)
  for (const sealed of [false, true]) {
    if (sealed) await seal(world)
    assert.equal((await count(world, 'search_change')) === 0, sealed)
    for (const [search, rows] of Object.entries({
      zoe: 1,
      ada: 147,
      '@x.': 147,
      '99': 2,
      '99@': 2,
      '99@x': 2,
      '1@x.': 15,
    }))
      assert.equal(await found(world, eventId, search), rows, `${search} ${sealed}`)
  }
  assert.deepEqual(await examine(world.services), [])
  assert.equal((await world.request('DELETE', `/admin/events/${eventId}`)).status, 204)
  world.advance(61 * MINUTE_MS)
  await seal(world)
  assert.deepEqual(
    [await count(world, 'search_block'), await count(world, 'search_run'), await count(world, 'search_change')],
    [0, 0, 0],
  )
})

test('the doctor names a block that says other than its texts, and the search that counts by it', async () => {
  await using world = await startWorld({ doctor: false })
  await crowd(world)
  const wrong = async (...statements: string[]) => {
    await world.query('delete from search_block; update search_place set seen_id = 0, next_id = 0')
    await seal(world)
    assert.deepEqual(await examine(world.services), [])
    for (const statement of statements) await world.query(statement)
    return (await examine(world.services)).map(({ invariant }) => invariant)
  }
  for (const statements of [
    [`update search_run set row_count = row_count + 1 where run = 'x'`],
    [`update search_run set row_ids = row_ids || 5::bigint where run = '64'`],
    [`delete from search_run where run = 'ada'`],
    ['alter table attendee disable trigger attendee_text_changed', `update attendee set folded = 'eve' where id = 1`],
  ])
    assert.deepEqual(await wrong(...statements), ['what searches know of a block is what its texts say'], statements[0])
})
