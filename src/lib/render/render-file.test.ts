import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleFill, sampleScene } from '../../../test/fixtures/render/scene-sample.ts'
import { renderParts, renderSmall } from './render-file.ts'
import type { Item } from './scene.ts'

let seconds = 0
/** Whether a document is drawn at once, a second after the one before. */
function isSmall(key: string, items: Item[], texts: Record<string, string> = {}, second = ++seconds): boolean {
  const drawing = { key, scene: { ...sampleScene(), items }, fill: { ...sampleFill(''), texts } }
  const parts = renderSmall(drawing, new Date(second * 1_000))
  if (parts) assert.deepEqual(parts, renderParts(drawing))
  return parts !== null
}

const [text, slot, , qr] = sampleScene().items as [Item, Item, Item, Item]
const says = (words: string): Item => ({ ...text, kind: 'text', text: words }) as Item
const codes = Array.from({ length: 24 }, () => qr)
const long = 'x'.repeat(500)

test('only a PDF with few items and short texts is drawn at once', () => {
  assert.ok(isSmall('full', [...codes, slot], { name: 'Ada' }))
  assert.ok(!isSmall('more', [...codes, qr, slot], { name: 'Ada' }))
  assert.ok(isSmall('long', [slot], { name: long }))
  assert.ok(!isSmall('longer', [slot], { name: `${long}x` }))
  assert.ok(isSmall('fixed', [says(long), says(long)]))
  assert.ok(!isSmall('more fixed', [says(long), says(long), says('x')]))
})

test('the first PDF of a scene is drawn at once when that of another was a second ago, later ones always', () => {
  const second = ++seconds
  assert.ok(isSmall('one', [slot], { name: 'Ada' }, second))
  assert.ok(!isSmall('two', [slot], { name: 'Ada' }, second + 0.9))
  assert.ok(isSmall('one', [slot], { name: 'Bob' }, second + 0.9))
  assert.ok(isSmall('two', [slot], { name: 'Ada' }, second + 1))
  // The clock was set back.
  assert.ok(isSmall('three', [slot], { name: 'Ada' }, second - 60))
})
