import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePath } from './svg-path.ts'

test('all commands are read, horizontal and vertical lines as lines', () => {
  assert.deepEqual(
    parsePath('M 1 2 H 5 V 7 L-1.5,.5 C 1 2 3 4 5 6 Z').map(({ letter, values }) => [letter, ...values]),
    [['M', 1, 2], ['L', 5, 2], ['L', 5, 7], ['L', -1.5, 0.5], ['C', 1, 2, 3, 4, 5, 6], ['Z']],
  )
})

test('a command may be given once for several points', () => {
  assert.deepEqual(
    parsePath('M0 0 1 1L2 2 3 3').map(({ letter }) => letter),
    ['M', 'L', 'L', 'L'],
  )
})

test('what cannot be drawn is refused', () => {
  for (const path of ['M 0 0 q 1 1 2 2', 'M 0', 'M 0 0 C 1 2 3', 'Z 1'])
    assert.throws(() => parsePath(path), /cannot|can be drawn/)
})
