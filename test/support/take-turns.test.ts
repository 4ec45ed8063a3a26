import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { GROUPS, takeTurns } from './take-turns.ts'

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
