import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Change, changeLayout, newHistory } from './layout-history.ts'
import type { Layout, LayoutField } from './scene-types.ts'

const field = (x: number): LayoutField => ({ type: 'name', x, y: 0, width: 0.1, height: 0.1 })
const layout: Layout = { page: { width: 100, height: 100 }, language: 'en', fields: [field(0), field(0.5)] }
const after = (...changes: Change[]) => changes.reduce(changeLayout, newHistory(layout))
const move = (x: number, step: 'new' | 'same' = 'new'): Change => ({ kind: 'field', index: 0, field: { x }, step })

test('a drag of many moves is one step, and undone steps can be redone until the next change', () => {
  const dragged = after(move(0.1), move(0.2, 'same'), move(0.3, 'same'))
  assert.equal(dragged.now.fields[0]!.x, 0.3)
  const undone = changeLayout(dragged, { kind: 'undo' })
  assert.deepEqual(undone.now, layout)
  assert.deepEqual(changeLayout(undone, { kind: 'redo' }).now, dragged.now)
  assert.deepEqual(changeLayout(undone, move(0.4)).future, [])
  assert.equal(after({ kind: 'undo' }, { kind: 'redo' }).now, layout)
})

test('a hundred steps can be undone, and no more are kept', () => {
  const many = after(...Array.from({ length: 130 }, (_, nth) => move(nth / 1000)))
  assert.equal(many.past.length, 100)
  const back = Array.from({ length: 200 }).reduce<ReturnType<typeof after>>(
    (history) => changeLayout(history, { kind: 'undo' }),
    many,
  )
  assert.equal(back.now.fields[0]!.x, 0.029)
})

test('fields are added, deleted and reordered, and the selection follows', () => {
  const added = after({ kind: 'add', fields: [field(0.7)] })
  assert.deepEqual([added.now.fields.length, added.selected], [3, [2]])
  assert.deepEqual(changeLayout(added, { kind: 'undo' }).selected, [])
  const ordered = changeLayout(added, { kind: 'order', index: 2, to: 0 })
  assert.deepEqual([ordered.now.fields.map(({ x }) => x), ordered.selected], [[0.7, 0, 0.5], [0]])
  const removed = changeLayout(ordered, { kind: 'remove', indices: [0] })
  assert.deepEqual([removed.now.fields.map(({ x }) => x), removed.selected], [[0, 0.5], []])
})

test('several fields are selected, changed and deleted together, each in one step', () => {
  const both = after({ kind: 'select', index: 1 }, { kind: 'select', index: 0, and: true })
  assert.deepEqual(both.selected, [0, 1])
  assert.deepEqual(changeLayout(both, { kind: 'select', index: 1, and: true }).selected, [0])
  assert.deepEqual(changeLayout(both, { kind: 'choose', indices: [1, 1, 7] }).selected, [1])
  const fields = new Map([
    [0, { y: 0.2 }],
    [1, { y: 0.3 }],
  ])
  const moved = changeLayout(both, { kind: 'fields', fields, step: 'new' })
  assert.deepEqual([moved.now.fields.map(({ y }) => y), moved.past.length, moved.selected], [[0.2, 0.3], 1, [0, 1]])
  const removed = changeLayout(moved, { kind: 'remove', indices: [0, 1] })
  assert.deepEqual(removed.now.fields, [])
  assert.deepEqual(changeLayout(removed, { kind: 'undo' }).now, moved.now)
  const added = changeLayout(removed, { kind: 'add', fields: [field(0.1), field(0.2)] })
  assert.deepEqual([added.now.fields.length, added.selected, added.past.length], [2, [0, 1], 3])
  assert.equal(changeLayout(both, { kind: 'fields', fields: new Map(), step: 'new' }), both)
})
