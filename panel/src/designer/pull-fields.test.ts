import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bandBetween, pullFields, touchedBy } from './pull-fields.ts'
import type { Layout, LayoutField } from './scene-types.ts'

const field = (x: number, y: number): LayoutField => ({ type: 'name', x, y, width: 0.1, height: 0.1 })
const fields = [field(0.1, 0.1), field(0.3, 0.2), field(0.7, 0.7)]
const layout: Layout = { page: { width: 1000, height: 500 }, language: 'en', fields }
const plain = { isFree: false, isOnAxis: false }

test('fields dragged together snap as one to the others, and not to one another', () => {
  const { changes, guides } = pullFields(layout, [0, 1], { x: 0.248, y: 0 }, plain)
  assert.deepEqual(
    [...changes],
    [
      [0, { x: 0.35, y: 0.1 }],
      [1, { x: 0.55, y: 0.2 }],
    ],
  )
  assert.deepEqual(guides, [{ across: false, at: 0.5 }])
  const alone = pullFields(layout, [0], { x: 0.199, y: 0 }, plain)
  assert.deepEqual(
    [[...alone.changes], alone.guides],
    [
      [[0, { x: 0.3, y: 0.1 }]],
      [
        { across: false, at: 0.3 },
        { across: true, at: 0.2 },
      ],
    ],
  )
})

test('Alt turns off snapping, Shift keeps the axis of the larger distance', () => {
  const free = pullFields(layout, [0], { x: 0.199, y: 0 }, { ...plain, isFree: true })
  assert.deepEqual([[...free.changes], free.guides], [[[0, { x: 0.299, y: 0.1 }]], []])
  const across = pullFields(layout, [0], { x: 0.05, y: 0.08 }, { isFree: true, isOnAxis: true })
  assert.deepEqual([...across.changes], [[0, { x: 0.15, y: 0.1 }]])
})

test('a locked field does not move, and a band selects what it touches in any direction', () => {
  const locked = { ...layout, fields: [{ ...fields[0]!, locked: true }, ...fields.slice(1)] }
  assert.equal(pullFields(locked, [0], { x: 0.2, y: 0 }, plain).changes.size, 0)
  assert.deepEqual([...pullFields(locked, [0, 2], { x: 0.01, y: 0 }, { ...plain, isFree: true }).changes.keys()], [2])
  const band = bandBetween({ x: 0.35, y: 0.25 }, { x: 0.05, y: 0.15 })
  assert.deepEqual(touchedBy(band, fields), [0, 1])
  assert.deepEqual(touchedBy(bandBetween({ x: 0.4, y: 0 }, { x: 1, y: 0.5 }), fields), [])
})
