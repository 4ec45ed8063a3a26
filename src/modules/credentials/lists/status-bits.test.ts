import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { placeInList } from '../../../platform/credentials/place-in-list.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { clearStatusBits, type Series, setStatusBits } from './status-bits.ts'

const contextOf = ({ services }: World) => jobContext(services, 1, 'test')
const listsOf = (world: World) =>
  world.query<{ series: Series; list: number; bits: Buffer; changed_at: Date }>(
    'select * from status_list order by series, list',
  )

/** The indices that are set, with the leftmost bit of the first byte as 0. */
const indicesIn = (bits: Buffer) =>
  [...bits].flatMap((byte, nth) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (0x80 >> bit)).map((bit) => nth * 8 + bit),
  )

test('the bits of revoked credentials are set in their lists, together with what the transaction does', async () => {
  await using world = await startWorld({ doctor: false })
  const ctx = contextOf(world)
  const ids = [1, 2, 131_071, 131_072, 400_000]
  await assert.rejects(
    inTransaction(ctx, async (ctx) => {
      await setStatusBits(ctx, '', ids)
      throw new Error('the rest failed')
    }),
  )
  assert.deepEqual(await listsOf(world), [])
  await inTransaction(ctx, (ctx) => setStatusBits(ctx, '', ids))
  await inTransaction(ctx, (ctx) => setStatusBits(ctx, 'b', [7]))
  const lists = await listsOf(world)
  const expected = (series: Series, list: number) =>
    [...ids, 7]
      .map((id) => placeInList(ctx.secret, 1, series, id))
      .filter((place) => place.list === list)
      .map(({ index }) => index)
  assert.deepEqual(
    lists.map(({ series, list }) => [series, list]),
    [
      ['', 0],
      ['', 1],
      ['', 3],
      ['b', 0],
    ],
  )
  for (const { series, list, bits } of lists.filter(({ series }) => series === ''))
    assert.deepEqual(
      indicesIn(bits),
      expected(series, list)
        .filter((index) => index !== placeInList(ctx.secret, 1, '', 7).index)
        .toSorted((a, b) => a - b),
    )
  assert.deepEqual(indicesIn(lists[3]!.bits), [placeInList(ctx.secret, 1, 'b', 7).index])
  await inTransaction(ctx, (ctx) => clearStatusBits(ctx, '', [131_071]))
  assert.equal(indicesIn((await listsOf(world))[0]!.bits).length, 2)
})

test('each change of a list moves its time on, and changes that come at once are all kept', async () => {
  await using world = await startWorld({ doctor: false })
  world.stopClock(new Date('2026-11-28T10:00:00.000Z'))
  const ctx = contextOf(world)
  const times = new Set<number>()
  for (const id of [1, 2, 3]) {
    await inTransaction(ctx, (ctx) => setStatusBits(ctx, '', [id]))
    times.add((await listsOf(world))[0]!.changed_at.getTime())
  }
  assert.equal(times.size, 3)
  const many = Array.from({ length: 20 }, (_, n) => n + 10)
  await Promise.all(many.map((id) => inTransaction(ctx, (ctx) => setStatusBits(ctx, '', [id]))))
  assert.equal(indicesIn((await listsOf(world))[0]!.bits).length, 23)
})
