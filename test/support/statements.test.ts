import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { startWorld } from './harness.ts'
import { breakingConnections, noteStatements } from './statements.ts'
import { count } from './stored.ts'

test('a connection breaks once, at the statement that was asked for, before or after it was done', async () => {
  await using world = await startWorld()
  await world.query('create table note (text text)')
  const faults = breakingConnections(world)
  const write = () => sql`insert into note values (${'x'})`.execute(world.services.db)
  for (const [how, done] of [
    ['not done', 2],
    ['done, answer lost', 3],
  ] as const) {
    await world.query('truncate note')
    faults.arm(2, how)
    await write()
    await assert.rejects(write(), /Connection terminated/)
    assert.equal(faults.struck(), 'insert into note values ($1)')
    await write()
    assert.equal(await count(world, 'note'), done)
  }
})

test('statements are noted with their values, while the work runs and not after it', async () => {
  await using world = await startWorld()
  const note = noteStatements(world)
  const noted = await note(() => sql`select ${7}::int as seven`.execute(world.services.db))
  await world.query('select 8')
  assert.deepEqual(noted, [{ text: 'select $1::int as seven', values: [7] }])
})
