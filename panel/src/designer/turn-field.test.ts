import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alongField, placedAt, pullTurn } from './turn-field.ts'

const page = { width: 400, height: 200 }
const field = { type: 'name' as const, x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
const right = { x: 0.75, y: 0.5 }
const below = { x: 0.5, y: 0.9 }

test('a field rotates clockwise around its middle, snaps to fifteen degrees and not with Alt', () => {
  assert.equal(pullTurn(field, page, [right, below], false), 90)
  assert.equal(pullTurn(field, page, [below, right], false), -90)
  assert.equal(pullTurn({ ...field, rotation: 170 }, page, [right, below], false), -100)
  const little = { x: 0.75, y: 0.5 + (Math.tan((17 * Math.PI) / 180) * 100) / 200 }
  assert.equal(pullTurn(field, page, [right, little], false), 15)
  assert.equal(pullTurn(field, page, [right, little], true), 17)
  assert.equal(pullTurn({ ...field, rotation: -15 }, page, [right, little], false), 0)
})

test('dragging a corner along the side of a rotated field makes that side longer', () => {
  const by = alongField({ x: 0, y: 0.1 }, { ...field, rotation: 90 }, page)
  assert.ok(Math.abs(by.x - 20 / 400) < 1e-9 && Math.abs(by.y) < 1e-9)
  assert.deepEqual(alongField({ x: 0.1, y: 0.2 }, field, page), { x: 0.1, y: 0.2 })
})

test('a field without rotation stays in place', () => {
  assert.equal(placedAt(field, page), 'translate(100 50)')
  assert.equal(placedAt({ ...field, rotation: 30 }, page), 'translate(100 50) rotate(30 100 50)')
})
