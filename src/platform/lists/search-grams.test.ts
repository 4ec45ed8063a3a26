import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { many } from '../db/query.ts'

test('the index of runs knows every four characters of a text that stand side by side, in any script, in their order', async () => {
  await using world = await startWorld()
  const characters = ['a', 'é', 'ß', 'ş', '鱼', '🎓', ' ', '1', '@', '.']
  const texts = Array.from({ length: 45 }, (_, length) =>
    Array.from({ length }, (_, n) => characters[(n * n + length) % characters.length]).join(''),
  )
  const rows = await many<{ text: string; runs: number[]; expected: number[] }>(world.services)`
    select text, search_grams(list, text) as runs, array(
      select (hashtextextended(substr(text, n, 4), list) & 1048575)::integer from generate_series(1, length(text) - 3) n) as expected
    from unnest(${texts}::text[]) text, unnest('{1,-7,9007199254740991}'::bigint[]) list`
  assert.equal(rows.length, texts.length * 3)
  for (const { text, runs, expected } of rows) {
    assert.deepEqual(runs, expected, `the runs of ${JSON.stringify(text)}`)
    assert.equal(runs.length, Math.max(Array.from(text).length - 3, 0))
  }
})
