import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { GROUPS, HALVED, takeTurns } from './take-turns.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const OTHER = join(ROOT, 'test/faults/crash.test.ts')

test('a run takes one file of each group and every file of none, and over the seeds each has its turn', () => {
  const files = GROUPS.flat().map((file) => join(ROOT, file))
  for (const file of files) assert.ok(existsSync(file), file)
  const taken = new Set<string>()
  for (let seed = 0; seed < 12; seed++) {
    const { due, others } = takeTurns([...files, OTHER], ROOT, seed)
    assert.ok(due.includes(OTHER))
    assert.deepEqual([due.length, due.length + others.length], [GROUPS.length + 1, files.length + 1])
    for (const file of due) taken.add(file)
  }
  assert.equal(taken.size, files.length + 1)
})

test('of files with a browser a run takes half, and the next seed the other half', () => {
  const files = ['one', 'three', 'two'].map((name) => join(ROOT, HALVED, `${name}.test.ts`))
  const [even, odd] = [takeTurns(files, ROOT, 4), takeTurns(files, ROOT, 5)]
  assert.deepEqual([even.due, even.others], [[files[0], files[2]], [files[1]]])
  assert.deepEqual([odd.due, odd.others], [even.others, even.due])
})
