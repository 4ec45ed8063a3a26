import assert from 'node:assert/strict'
import { test } from 'node:test'
import { balancedBreak, breakOffsets, wrapBreaks } from './break-lines.ts'

const pieces = (text: string, language = 'en') => {
  const offsets = breakOffsets(text, language)
  return [0, ...offsets].map((start, i) => text.slice(start, offsets[i]))
}
/** Every character is one unit wide. */
const widths = (text: string) => Float64Array.from({ length: text.length + 1 }, (_, i) => i)

test('lines begin after spaces, and hyphens are left alone where there are any', () => {
  assert.deepEqual(pieces('Ana Hernández-Castellanos'), ['Ana ', 'Hernández-Castellanos'])
  assert.deepEqual(pieces('Hernández-Castellanos'), ['Hernández-', 'Castellanos'])
})

test('Thai, Chinese and Japanese are broken between words', () => {
  assert.deepEqual(pieces('สวัสดีชาวโลก', 'th'), ['สวัสดี', 'ชาว', 'โลก'])
  assert.ok(pieces('机器学习国际会议', 'zh').length > 2)
})

test('one long word may be broken anywhere, but not between a letter and its mark', () => {
  assert.deepEqual(pieces('ab\u0323c'), ['a', 'b\u0323', 'c'])
})

test('two lines are as even as the words allow', () => {
  const text = 'aaa bbb ccc ddddd'
  assert.equal(balancedBreak(widths(text), breakOffsets(text, 'en')), 8)
})

test('more lines are as few as fit, and then evened out', () => {
  const text = 'aa bb cc dd ee'
  assert.deepEqual(wrapBreaks(widths(text), breakOffsets(text, 'en'), 12), [6])
  assert.deepEqual(wrapBreaks(widths(text), breakOffsets(text, 'en'), 100), [])
})
