import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { parsePath } from '../../../lib/render/svg-path.ts'
import { LANGUAGES } from '../../../lib/text/languages.ts'
import { layoutHash } from '../design-versions.ts'
import type { LayoutField } from '../layout/design-layout.ts'
import { builtinDrawing, builtinLayout, imageLayout } from './builtin-design.ts'

const layouts = LANGUAGES.flatMap((language) => [builtinLayout(language), imageLayout(language)])

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

test('the drawing can be drawn and stays on the page', () => {
  for (const { path } of builtinDrawing) {
    for (const { values } of parsePath(path)) {
      for (const [i, value] of values.entries()) assert.ok(value >= 0 && value <= (i % 2 ? 595.28 : 841.89), path)
    }
  }
})

test('both layouts show who took part in what and when, and how to check it', () => {
  for (const { fields } of layouts) {
    const types = fields.map(({ type }) => type)
    for (const type of ['name', 'event', 'date', 'issuer', 'tier', 'code', 'qr'] as const)
      assert.ok(types.includes(type), type)
  }
})

test('the drawing is the one that issued certificates were made with', () => {
  const digest = createHash('sha256').update(JSON.stringify(builtinDrawing)).digest('hex')
  assert.equal(
    digest,
    '8c66d9e735f0a29467a96272ea1e4e9db83dbbce0e100beb4834d7d53c3db022',
    'Certificates keep their bytes: add another drawing instead of changing this one.',
  )
})

test('the English layout is the one that organisations issued with before there were others', () => {
  for (const tag of ['en', 'en-US', 'EN'])
    assert.equal(layoutHash(builtinLayout(tag)), 'ayOaySw4ShDNy20D6q3_N4swafaEKQIzrlCBnIkxALY')
  assert.equal(new Set(['en', 'en-GB', 'tr'].map((tag) => layoutHash(builtinLayout(tag)))).size, 3)
})
