import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resizeBox, type Side } from './resize-box.ts'
import type { LayoutField } from './scene-types.ts'
import { turnedBox } from './turned-box.ts'

const page = { width: 800, height: 600 }
const field = (x: number, y: number, rotation = 0): LayoutField => ({
  type: 'name',
  x,
  y,
  rotation,
  width: 0.2,
  height: 0.1,
})
const SIDES = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }) as Side))
  .filter(({ x, y }) => x !== 0 || y !== 0)

test('dragging a corner or side moves only that corner or side', () => {
  for (const side of SIDES) {
    const box = resizeBox(field(0.3, 0.3), { x: 0.05, y: 0.02 }, side, page)
    const edges = [box.x, box.x + box.width, box.y, box.y + box.height].map((edge) => Math.round(edge * 1e4) / 1e4)
    const wanted = [
      side.x === -1 ? 0.35 : 0.3,
      side.x === 1 ? 0.55 : 0.5,
      side.y === -1 ? 0.32 : 0.3,
      side.y === 1 ? 0.42 : 0.4,
    ]
    assert.deepEqual(edges, wanted, JSON.stringify(side))
  }
})

test('the opposite corner of a rotated field stays in place', () => {
  const before = field(0.4, 0.4, 30)
  const after = { ...before, ...resizeBox(before, { x: 0.06, y: 0.03 }, { x: 1, y: 1 }, page) }
  assert.ok(after.width > 0.25 && after.height > 0.12)
  const corner = (of: LayoutField) => turnedBox({ x: of.x, y: of.y, width: 0, height: 0 }, of, 30, page)
  for (const axis of ['x', 'y'] as const) assert.ok(Math.abs(corner(before)[axis] - corner(after)[axis]) < 2e-5)
})

test('no field leaves the page or becomes too small, however far it is dragged', () => {
  for (const side of SIDES)
    for (const by of [
      { x: -5, y: -5 },
      { x: 5, y: 5 },
    ]) {
      const { x, y, width, height } = resizeBox(field(0.3, 0.3), by, side, page)
      assert.ok(x >= 0 && y >= 0 && x + width <= 1.00001 && y + height <= 1.00001, JSON.stringify({ side, by }))
      assert.ok(width >= 0.01 && height >= 0.01)
    }
})
