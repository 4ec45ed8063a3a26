import assert from 'node:assert/strict'
import { test } from 'node:test'
import { circlePath, dividerRule, laurelWreath, notchedFrame, rosette, waveBand } from './ornaments.ts'
import { parsePath } from './svg-path.ts'

const pathsOf = (shapes: { path: string }[]) => shapes.map(({ path }) => path)

test('every ornament is made of paths that can be drawn and stays where it belongs', () => {
  const around = [
    ...pathsOf(laurelWreath({ x: 100, y: 100, radius: 60, leaves: 9, light: '#fff', shade: '#000' })),
    ...pathsOf(rosette({ x: 100, y: 100, radius: 60, petals: 9, color: '#000', width: 1 })),
    ...pathsOf(waveBand({ from: [20, 100], to: [180, 100], amplitude: 10, periods: 7, color: '#000', width: 1 })),
    ...pathsOf(dividerRule(100, 100, 160, '#000')),
    circlePath(100, 100, 80),
    notchedFrame(20, 20, 160, 160, 12),
  ]
  for (const path of around) {
    for (const { values } of parsePath(path))
      assert.ok(
        values.every((value) => value >= 0 && value <= 200),
        path,
      )
  }
})

test('the wreath is the same on both sides', () => {
  const wreath = laurelWreath({ x: 0, y: 0, radius: 50, leaves: 8, light: '#fff', shade: '#000' })
  const sides = [wreath.slice(0, wreath.length / 2), wreath.slice(wreath.length / 2)]
  const heights = sides.map((side) => side.map(({ path }) => parsePath(path)[0]!.values[1]))
  assert.deepEqual(heights[0], heights[1])
})
