import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { one } from './query.ts'

test('a list of texts, of numbers or of both arrives as it was, whatever is in it, and any other as the driver sends it', async () => {
  await using world = await startWorld()
  const { services } = world
  const sent = async (texts: (string | null)[], numbers: (number | null)[]) =>
    one(services)`select ${texts}::text[] as texts, ${numbers}::float8[] as numbers`
  const unit = fc.constantFrom('"', '\\', ',', '{', '}', "'", ' ', '\n', 'NULL', 'ş', '鱼', '😀', 'a')
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit })).filter((text) => !text.includes('\0'))
  const texts = fc.array(fc.option(text))
  const numbers = fc.array(fc.option(fc.double().map((number) => number + 0)))
  await fc.assert(
    fc.asyncProperty(texts, numbers, async (texts, numbers) => {
      assert.deepEqual(await sent(texts, numbers), { texts, numbers })
    }),
    { numRuns: 200 },
  )
  assert.deepEqual(
    await one(services)`
      select ${[new Date(0)]}::timestamptz[] as times, ${[true, false]}::boolean[] as truths, ${[[1], [2]]}::int[] as lists,
        ${[Buffer.from('a"\\')]}::bytea[] as bytes, ${['1', 2, null]}::int[] as mixed`,
    {
      times: [new Date(0)],
      truths: [true, false],
      lists: [[1], [2]],
      bytes: [Buffer.from('a"\\')],
      mixed: [1, 2, null],
    },
  )
})
