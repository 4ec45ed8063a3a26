import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turnedBox } from './turned-box.ts'

const page = { width: 200, height: 100 }
const rounded = (box: object) => Object.values(box).map((value) => Math.round(value * 1000) / 1000 || 0)

test('a box after a quarter turn is as high as it was wide, in points, around the middle of its field', () => {
  const field = { x: 0.25, y: 0.4, width: 0.5, height: 0.2 }
  assert.equal(turnedBox(field, field, 0, page), field)
  assert.deepEqual(rounded(turnedBox(field, field, 90, page)), [0.45, 0, 0.1, 1])
  assert.deepEqual(rounded(turnedBox(field, field, 180, page)), [0.25, 0.4, 0.5, 0.2])
  // The left end of an unrotated field is at its top after a clockwise quarter turn.
  const ink = { x: 0.25, y: 0.4, width: 0.1, height: 0.2 }
  assert.deepEqual(rounded(turnedBox(ink, field, 90, page)), [0.45, 0, 0.1, 0.2])
})
