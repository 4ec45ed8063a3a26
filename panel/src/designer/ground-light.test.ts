import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type GroundLight, lightBehind } from './ground-light.ts'

test('the background below a box is sampled within the page at a bounded number of points', () => {
  // The left half is dark.
  const luminances = Float32Array.from({ length: 400 * 200 }, (_, at) => (at % 400 < 200 ? 0 : 1))
  const ground: GroundLight = { width: 400, height: 200, luminances }
  const below = (x: number, y: number, width: number, height: number) => lightBehind(ground, { x, y, width, height })
  assert.deepEqual(new Set(below(0.1, 0.1, 0.3, 0.3)), new Set([0]))
  assert.deepEqual(new Set(below(0.6, 0.1, 0.3, 0.3)), new Set([1]))
  assert.deepEqual(new Set(below(0.9, 0.9, 0.3, 0.3)), new Set([1]))
  const all = below(0, 0, 1, 1)
  assert.ok(all.length > 200 && all.length <= 450, `${all.length}`)
  assert.equal(below(0.5, 0.5, 0, 0).length <= 1, true)
})
