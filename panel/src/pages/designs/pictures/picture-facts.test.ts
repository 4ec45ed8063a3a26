import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_BYTES, nameOfFile, pictureFacts, whyNoPicture } from './picture-facts.ts'

test('an image reports its print size, its sharpness and its stored size', () => {
  const full = pictureFacts(3508, 2480)
  assert.deepEqual([full.wideMm, full.highMm, full.dpi, full.isCoarse, full.isShrunk], [297, 210, 300, false, false])
  const small = pictureFacts(600, 1200)
  assert.deepEqual([small.wideMm, small.highMm, small.dpi, small.isCoarse], [149, 297, 103, true])
  const huge = pictureFacts(7016, 4961)
  assert.deepEqual([huge.dpi, huge.isShrunk], [300, true])
})

test('a file of another kind or of more than 10 MB is not sent, and the name of a design is that of its file', () => {
  assert.equal(whyNoPicture({ type: 'image/svg+xml', size: 10 }), 'type')
  assert.equal(whyNoPicture({ type: 'image/png', size: MAX_BYTES + 1 }), 'size')
  assert.equal(whyNoPicture({ type: 'image/webp', size: MAX_BYTES }), null)
  assert.equal(nameOfFile('autumn_school-2026.v2.png'), 'autumn school 2026.v2')
})
