import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insidePage, snapBox } from './snap-box.ts'

const reach = { x: 0.01, y: 0.01 }
const box = (x: number, y: number, width = 0.2, height = 0.1) => ({ x, y, width, height })

test('a field snaps to the middle of the page and to edges and middles of others, and to nothing further away', () => {
  assert.deepEqual(snapBox(box(0.405, 0.2), [], reach), { x: 0.4, y: 0.2, guides: [{ across: false, at: 0.5 }] })
  const beside = snapBox(box(0.1, 0.299), [box(0.7, 0.3)], reach)
  assert.deepEqual([beside.y, beside.guides], [0.3, [{ across: true, at: 0.3 }]])
  assert.deepEqual(snapBox(box(0.38, 0.2), [], reach).guides, [])
  assert.deepEqual(snapBox(box(0.4, 0.2), [], { x: 0, y: 0 }).guides, [])
})

test('nothing leaves the page, however far it is dragged', () => {
  assert.deepEqual(insidePage({ x: -1, y: 2 }, box(0, 0)), { x: 0, y: 0.9 })
})
