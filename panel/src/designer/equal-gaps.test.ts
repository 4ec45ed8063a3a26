import assert from 'node:assert/strict'
import { test } from 'node:test'
import { snapBox } from './snap-box.ts'

const reach = { x: 0.01, y: 0.01 }
const box = (x: number, y: number) => ({ x, y, width: 0.1, height: 0.1 })
const row = [box(0.03, 0.2), box(0.18, 0.22)]

test('a field snaps to the gap of two others, after, before and between them, and shows both gaps', () => {
  const behind = snapBox(box(0.336, 0.22), row, { x: 0.01, y: 0 })
  assert.ok(Math.abs(behind.x - 0.33) < 1e-9, `${behind.x}`)
  assert.deepEqual(rounded(behind.guides), [
    { across: true, at: 0.27, from: 0.13, to: 0.18 },
    { across: true, at: 0.27, from: 0.28, to: 0.33 },
  ])
  const before = snapBox(box(0.094, 0.2), [box(0.24, 0.2), box(0.38, 0.2)], { x: 0.01, y: 0 })
  assert.ok(Math.abs(before.x - 0.1) < 1e-9, `${before.x}`)
  const between = snapBox(box(0.1, 0.296), [box(0.1, 0.05), box(0.1, 0.53)], { x: 0, y: 0.01 })
  assert.ok(Math.abs(between.y - 0.29) < 1e-9, `${between.y}`)
  assert.deepEqual(rounded(between.guides), [
    { across: false, at: 0.15, from: 0.15, to: 0.29 },
    { across: false, at: 0.15, from: 0.39, to: 0.53 },
  ])
})

test('a gap attracts nothing in another row or further away, and never wins over an edge at the same distance', () => {
  assert.deepEqual(snapBox(box(0.336, 0.6), row, reach).guides, [])
  assert.deepEqual(snapBox(box(0.345, 0.205), row, { x: 0.01, y: 0 }).guides, [])
  assert.deepEqual(snapBox(box(0.336, 0.205), row, { x: 0, y: 0 }).guides, [])
  const edge = snapBox(box(0.336, 0.2), [...row, box(0.34, 0.7)], { x: 0.01, y: 0 })
  assert.deepEqual(edge.guides, [{ across: false, at: 0.34 }])
})

const rounded = (guides: readonly object[]) =>
  JSON.parse(JSON.stringify(guides), (_, value) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value))
