import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../../src/platform/db/sql.ts'
import { startWorld } from './harness.ts'
import { breakingConnections, noteStatements } from './statements.ts'
import { count } from './stored.ts'

test('a connection breaks once, at the statement that was asked for, before or after it was done', async () => {
  await using world = await startWorld()
  await world.query('create table note (text text)')
  const faults = breakingConnections(world)
  const write = () => world.services.db.run(sql`insert into note values (${'x'})`)
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
  const noted = await note(() => world.services.db.run(sql`select ${7}::int as seven`))
  await world.query('select 8')
  assert.deepEqual(noted, [{ text: 'select $1::int as seven', values: [7] }])
})
