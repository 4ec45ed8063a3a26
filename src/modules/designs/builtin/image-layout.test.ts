import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../../lib/text/languages.ts'
import type { LayoutField } from '../layout/design-layout.ts'
import { imageLayout } from './image-layout.ts'

const layouts = LANGUAGES.map((language) => imageLayout(language))

test('every field lies on the page', () => {
  for (const { x, y, width, height } of layouts.flatMap(({ fields }) => fields)) {
    assert.ok(x + width <= 1 && y + height <= 1)
  }
})

test('no two fields of a layout lie on one another', () => {
  for (const { fields } of layouts) {
    const overlaps = (a: LayoutField, b: LayoutField) =>
      a.x < b.x + b.width && b.x < a.x + a.width && a.y + 1e-4 < b.y + b.height && b.y + 1e-4 < a.y + a.height
    for (const [i, a] of fields.entries()) {
      for (const b of fields.slice(i + 1)) assert.ok(!overlaps(a, b), `${JSON.stringify(a)} and ${JSON.stringify(b)}`)
    }
  }
})

test('the layout on a picture shows who took part in what and when, and how to check it', () => {
  for (const { fields } of layouts) {
    const types = fields.map(({ type }) => type)
    for (const type of ['name', 'event', 'date', 'issuer', 'tier', 'code', 'qr'] as const)
      assert.ok(types.includes(type), type)
  }
})
