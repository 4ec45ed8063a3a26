import assert from 'node:assert/strict'
import type { EventEmitter } from 'node:events'
import { test } from 'node:test'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { change, many, one } from './query.ts'
import { sql } from './sql.ts'

/** Counts column descriptions sent to connections that are opened from now on. */
function countDescriptions(world: Pick<World, 'pool'>) {
  const seen = { descriptions: 0 }
  world.pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: EventEmitter }
    connection.on('rowDescription', () => seen.descriptions++)
  })
  return seen
}

test('a connection is asked for the columns of a statement once, and its rows are always read alike', async () => {
  await using world = await startWorld()
  const seen = countDescriptions(world)
  await Promise.all(Array.from({ length: 20 }, () => world.query('select pg_sleep(0.01)')))
  seen.descriptions = 0
  await world.services.db.transaction(async (db) => {
    const ask = (rows: number) => many({ db })`
      select 1 as n, '2026-11-22 10:00+01'::timestamptz as at, null::text as nothing, ${['a', null]}::text[] as texts,
        9007199254740991 as big, '{"a":1}'::jsonb as body from generate_series(1, ${rows}::int)`
    const row = {
      n: 1,
      at: new Date('2026-11-22T09:00:00Z'),
      nothing: null,
      texts: ['a', null],
      big: 9_007_199_254_740_991,
      body: { a: 1 },
    }
    for (const rows of [2, 0, 3, 1]) assert.deepEqual(await ask(rows), Array(rows).fill(row))
  })
  assert.equal(seen.descriptions, 1)
})

test('a statement without rows tells how many it changed, each time', async () => {
  await using world = await startWorld()
  await world.query('create table note (text text)')
  await world.services.db.transaction(async (db) => {
    for (const rows of [3, 0, 2])
      assert.equal(await change({ db })`insert into note select 'x' from generate_series(1, ${rows}::int)`, rows)
    assert.equal(await change({ db })`update note set text = ${'y'}`, 5)
    assert.equal(await change({ db })`lock table note`, 0)
  })
})

test('a value that cannot be sent fails its statement alone, whether the statement was new or known', async () => {
  await using world = await startWorld()
  await world.services.db.transaction(async (db) => {
    const echo = (value: unknown) => one<{ value: string }>({ db })`select ${value}::text as value`
    const unsendable = {
      toPostgres: () => {
        throw new Error('cannot be sent')
      },
    }
    for (const good of ['first', 'second']) {
      await assert.rejects(echo(unsendable), /cannot be sent/)
      assert.deepEqual(await echo(good), { value: good })
    }
  })
})

test('a refused statement tells its refusal and where it was asked, and the connection serves on', async () => {
  await using world = await startWorld()
  const db = world.services.db
  async function askForTheImpossible() {
    await one({ db })`select 1 / ${0}::int as n`
  }
  for (let again = 0; again < 2; again++)
    await assert.rejects(askForTheImpossible, (error: Error & { code: string }) => {
      assert.equal(error.code, '22012')
      assert.match(error.stack!, /askForTheImpossible/)
      return true
    })
  assert.deepEqual(await one({ db })`select 1 / ${1}::int as n`, { n: 1 })
})

test('columns that a change of the table made others are refused, never read as the old ones', async () => {
  await using world = await startWorld()
  await world.query('create table note (text text); insert into note values ($$x$$)')
  await world.services.db.transaction(async (db) => {
    const read = () => many({ db })`select * from note where text is distinct from ${'z'}`
    assert.deepEqual(await read(), [{ text: 'x' }])
    await db.run(sql`alter table note add column more int`)
    await assert.rejects(read, { code: '0A000' })
    await db.run(sql`rollback`)
  })
})
