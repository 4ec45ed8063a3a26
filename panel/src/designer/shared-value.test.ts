import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LayoutField } from './scene-types.ts'
import { sharedValue } from './shared-value.ts'

const field = (size?: number): LayoutField => ({
  type: 'name',
  x: 0,
  y: 0,
  width: 1,
  height: 1,
  ...(size && { size }),
})

test('shared values of several fields are shown, defaults included, and differences are empty', () => {
  const sizeOf = ({ size = 24 }: LayoutField) => size
  assert.equal(sharedValue([field(24), field()], sizeOf), 24)
  assert.equal(sharedValue([field(24), field(25)], sizeOf), null)
  assert.equal(sharedValue([], sizeOf), null)
})
