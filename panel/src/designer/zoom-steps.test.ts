import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextZoom, scrollTo, wheeledZoom } from './zoom-steps.ts'

test('zoom goes from step to step between 50 and 400 percent, and a wheel within these too', () => {
  const steps = [50, 75, 100, 125, 150, 200, 300, 400, 400]
  for (const [nth, step] of steps.slice(1).entries()) assert.equal(nextZoom(steps[nth]!, 'in'), step)
  assert.deepEqual(
    [nextZoom(400, 'out'), nextZoom(63, 'in'), nextZoom(63, 'out'), nextZoom(20, 'out')],
    [300, 75, 50, 50],
  )
  assert.deepEqual([wheeledZoom(100, -100), wheeledZoom(100, 1e4), wheeledZoom(100, -1e4)], [118, 50, 400])
})

test('a point of the page stays below the pointer, as far as the frame can be scrolled', () => {
  assert.equal(scrollTo(0.5, 200, 2000), 800)
  assert.equal(scrollTo(0.1, 300, 1000), 0)
})
