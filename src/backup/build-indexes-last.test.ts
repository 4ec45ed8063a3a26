import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeSchema } from '../../test/support/describe-schema.ts'
import { startWorld } from '../../test/support/harness.ts'
import { buildIndexesLast } from './build-indexes-last.ts'
import { readTables } from './catalogue.ts'

test('each index of each table is as it was after many rows, and in the way of none of them', async () => {
  await using world = await startWorld({ doctor: false })
  const before = await describeSchema(world.pool)
  const client = await world.pool.connect()
  using _released = { [Symbol.dispose]: () => client.release(true) }
  const countPlain = async (table: string) => {
    const { rows } = await client.query(
      `select from pg_index i where indrelid = to_regclass(quote_ident($1))
         and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
      [table],
    )
    return rows.length
  }
  await client.query('begin')
  let dropped = 0
  for (const { name } of await readTables(client)) {
    const had = await countPlain(name)
    await buildIndexesLast(client, { name, rows: 10_000 }, async () => {
      dropped += had - (await countPlain(name))
    })
  }
  await client.query('commit')
  assert.ok(dropped > 50, `${dropped} indexes were out of the way`)
  assert.equal(await describeSchema(world.pool), before)
})
