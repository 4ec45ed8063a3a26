import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alignFields, boxAround, distributeFields, moveFields, type Side } from './arrange-fields.ts'
import type { FieldChanges } from './layout-history.ts'
import type { LayoutField } from './scene-types.ts'

const field = (x: number, y: number, width = 0.1, height = 0.1, locked = false): LayoutField => {
  const box = { type: 'name' as const, x, y, width, height }
  return locked ? { ...box, locked } : box
}
const fields = [field(0, 0.1), field(0.2, 0.3, 0.2), field(0.8, 0.5, 0.1, 0.3)]
const all = [0, 1, 2]
const placesOf = (changes: FieldChanges, of = fields) =>
  of.map((each, index) => [changes.get(index)?.x ?? each.x, changes.get(index)?.y ?? each.y])

test('fields move together as far as all stay on the page, and keep their distances', () => {
  assert.deepEqual(placesOf(moveFields(fields, all, { x: 0.05, y: -0.05 })), [
    [0.05, 0.05],
    [0.25, 0.25],
    [0.85, 0.45],
  ])
  assert.deepEqual(placesOf(moveFields(fields, all, { x: 5, y: -5 })), [
    [0.1, 0],
    [0.3, 0.2],
    [0.9, 0.4],
  ])
  assert.equal(moveFields(fields, all, { x: -1, y: 0 }).size, 0)
})

test('several fields align to their bounding box, one to the page', () => {
  const along = (side: Side, indices = all) => placesOf(alignFields(fields, indices, side))
  assert.deepEqual(
    along('left').map(([x]) => x),
    [0, 0, 0],
  )
  assert.deepEqual(
    along('center').map(([x]) => x),
    [0.4, 0.35, 0.4],
  )
  assert.deepEqual(
    along('right').map(([x]) => x),
    [0.8, 0.7, 0.8],
  )
  assert.deepEqual(
    along('top').map(([, y]) => y),
    [0.1, 0.1, 0.1],
  )
  assert.deepEqual(
    along('middle').map(([, y]) => y),
    [0.4, 0.4, 0.3],
  )
  assert.deepEqual(
    along('bottom').map(([, y]) => y),
    [0.7, 0.7, 0.5],
  )
  assert.deepEqual(along('center', [1])[1], [0.4, 0.3])
  assert.deepEqual(along('bottom', [2])[2], [0.8, 0.7])
})

test('fields are distributed with equal gaps in any order of the list', () => {
  assert.deepEqual(
    placesOf(distributeFields(fields, [2, 0, 1], 'across')).map(([x]) => x),
    [0, 0.35, 0.8],
  )
  const down = placesOf(distributeFields(fields, all, 'down')).map(([, y]) => y)
  assert.deepEqual(down, [0.1, 0.3, 0.5])
  assert.deepEqual(boxAround(fields), { x: 0, y: 0.1, width: 0.9, height: 0.7000000000000001 })
})

test('a locked field stays in place, and others align with it', () => {
  const some = [field(0.3, 0.1, 0.1, 0.1, true), field(0.5, 0.3)]
  assert.deepEqual([...moveFields(some, [0, 1], { x: 0.1, y: 0 })], [[1, { x: 0.6, y: 0.3 }]])
  assert.deepEqual([...alignFields(some, [0, 1], 'left')], [[1, { x: 0.3, y: 0.3 }]])
  assert.equal(alignFields(some, [0], 'left').size, 0)
})
