import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axisSteps, namedMarks } from './axis-steps.ts'

test('an axis begins at 0 and ends at a round number that holds the largest value', () => {
  assert.deepEqual(axisSteps(0), [0, 1])
  assert.deepEqual(axisSteps(1), [0, 1])
  assert.deepEqual(axisSteps(3), [0, 1, 2, 3])
  assert.deepEqual(axisSteps(9), [0, 5, 10])
  assert.deepEqual(axisSteps(87), [0, 50, 100])
  assert.deepEqual(axisSteps(1_234_567), [0, 500_000, 1_000_000, 1_500_000])
  for (let most = 1; most < 5_000; most += 7) {
    const steps = axisSteps(most)
    assert.ok(steps.at(-1)! >= most && steps.length <= 6, `${most}: ${steps}`)
  }
})

test('names below an axis are as many as fit, evenly spaced', () => {
  assert.deepEqual(namedMarks(5, 10), [0, 1, 2, 3, 4])
  assert.deepEqual(namedMarks(30, 4), [0, 8, 16, 24])
  assert.deepEqual(namedMarks(0, 4), [])
  assert.deepEqual(namedMarks(3, 0), [0])
})
