import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import { cellProblem } from './cell-problem.ts'
import { isPlainCell, tidyCell } from './tidy-cell.ts'

test('what is taken for a plain cell is tidy and without problems', () => {
  const few = fc.constantFrom(
    ' ',
    '\t',
    '\u00ad',
    '\u00a0',
    '\u0085',
    '\u007f',
    'a',
    'ş',
    '"',
    '\ud800',
    '\ufffd',
    '鱼',
  )
  const unit = fc.oneof(
    few,
    fc.integer({ min: 0, max: 0x260 }).map((code) => String.fromCharCode(code)),
  )
  let plain = 0
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 4 }), (text) => {
      if (!isPlainCell(text)) return
      plain += 1
      assert.deepEqual([tidyCell(text), cellProblem('title', text, 10)], [text, undefined])
    }),
    { numRuns: 20_000 },
  )
  assert.ok(plain > 1_000)
  assert.deepEqual(['Ayşe Işık', "O'Neill-Öz (GmbH)", 'a@b.co', 'a\u00adb', '', ' a', 'a\n'].map(isPlainCell), [
    ...[true, true, true],
    ...[false, false, false, false],
  ])
})
