import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { setManyBits } from './set-many-bits.ts'
import { type Series, setStatusBits } from './status-bits.ts'

const bitsOf = async (world: World, series: Series) =>
  (await world.query<{ bits: Buffer }>(`select bits from status_list where series = '${series}' order by list`)).map(
    ({ bits }) => bits,
  )

test('marks of many credentials at once are joined with those that a list has, bit by bit', async () => {
  // No certificates belong to these marks, which the doctor would find.
  await using world = await startWorld({ doctor: false })
  const ctx = jobContext(world.services, 1, 'test')
  const [some, more] = [
    [3, 131_071, 131_072, 262_143],
    [3, 4, 5, 131_073, 262_144],
  ]
  const mark = (ids: number[]) => inTransaction(ctx, (ctx) => setManyBits(ctx, '', ids))
  await mark(some!)
  const before = await world.query<{ changed_at: Date }>('select changed_at from status_list order by list')
  await mark(more!)
  const joined = await bitsOf(world, '')
  const after = await world.query<{ changed_at: Date }>('select changed_at from status_list order by list')
  assert.ok(after[0]!.changed_at > before[0]!.changed_at)
  await world.query('delete from status_list')
  await inTransaction(ctx, (ctx) => setStatusBits(ctx, '', [...new Set([...some!, ...more!])]))
  assert.deepEqual(joined, await bitsOf(world, ''))
  assert.equal(joined.length, 3)
})
