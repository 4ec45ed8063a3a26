import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Layout } from '@laurel/client'
import { isSameLayout, layoutDifferences } from './layout-differences.ts'

const field = (type: 'name' | 'date', x: number) => ({ type, x, y: 0, width: 0.5, height: 0.1 })
const layout = (...fields: Layout['fields']): Layout => ({ page: { width: 400, height: 300 }, language: 'en', fields })

test('layouts differ by what is printed and where, and not by the order in which they are stored', () => {
  const before = layout(field('name', 0), field('date', 0))
  const stored = { fields: before.fields, language: 'en', page: { height: 300, width: 400 } }
  assert.ok(isSameLayout(before, stored))
  assert.deepEqual(layoutDifferences(before, stored), { fields: [], ground: false, privacy: false })
  const moved = layout(field('name', 0), field('date', 0.1))
  assert.ok(!isSameLayout(before, moved))
  assert.deepEqual(layoutDifferences(before, moved), { fields: [field('date', 0.1)], ground: false, privacy: false })
  assert.deepEqual(layoutDifferences(before, layout(field('name', 0))).fields, [field('date', 0)])
  assert.deepEqual(layoutDifferences(layout(field('name', 0)), before).fields, [field('date', 0)])
  assert.ok(layoutDifferences(before, { ...before, drawing: { key: 'band' } }).ground)
  assert.ok(layoutDifferences(before, { ...before, private_values: ['grade'] }).privacy)
})
