import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePath } from '../../../lib/render/svg-path.ts'
import { LANGUAGES } from '../../../lib/text/languages.ts'
import { layoutHash } from '../design-versions.ts'
import { BUILTIN_KEYS } from '../layout/builtin-keys.ts'
import type { LayoutField } from '../layout/design-layout.ts'
import { builtinDesigns, drawnShapes } from './builtin-designs.ts'
import { mirrorShapes } from './geometry/mirror-design.ts'

const COLOURS = [null, '#ffd400', '#111111', '#e91e63']
const layouts = builtinDesigns.flatMap(({ key, layout }) =>
  LANGUAGES.flatMap((language) => COLOURS.map((color) => ({ key, color, ...layout(language, color) }))),
)

test('there are seven designs, each under its own key', () => {
  assert.deepEqual(
    builtinDesigns.map(({ key }) => key),
    [...BUILTIN_KEYS],
  )
  assert.equal(new Set(BUILTIN_KEYS).size, 7)
})

test('every drawing can be drawn and stays on its page, in whatever colour', () => {
  for (const { shapes, page } of builtinDesigns) {
    for (const { path } of COLOURS.flatMap((color) => [...shapes(color, true), ...shapes(color, false)])) {
      for (const { values } of parsePath(path)) {
        for (const [i, value] of values.entries())
          assert.ok(value >= -0.01 && value <= (i % 2 ? page.height : page.width) + 0.01, path)
      }
    }
  }
})

test('a layout is drawn on its own drawing in its own colour, and on the laurel without one', () => {
  for (const layout of layouts) {
    const design = builtinDesigns.find(({ key }) => key === layout.key)!
    for (const hasLogo of [true, false]) {
      const shapes = design.shapes(layout.color, hasLogo)
      assert.deepEqual(
        drawnShapes(layout, hasLogo),
        layout.language === 'ar' ? mirrorShapes(shapes, design.page.width) : shapes,
      )
    }
    assert.deepEqual(layout.page, design.page)
  }
  assert.deepEqual(drawnShapes({ edition: 2 }, false), builtinDesigns[0]!.shapes(null, false))
  assert.equal(new Set(builtinDesigns.map(({ shapes }) => JSON.stringify(shapes(null, false)))).size, 7)
})

test('a colour that is given is seen in every design that can follow one', () => {
  for (const { color, shapes, layout } of builtinDesigns) {
    assert.equal(JSON.stringify(shapes('#e91e63', true)) !== JSON.stringify(shapes(null, true)), color !== null)
    assert.equal(JSON.stringify(layout('en', '#e91e63')) !== JSON.stringify(layout('en', null)), color !== null)
    if (color !== null) assert.deepEqual(shapes(color, true), shapes(null, true))
  }
})

test('every field lies within 18 points of the edges, and on no other', () => {
  for (const { page, fields } of layouts) {
    const boxes = fields.map((field) => inPoints(field, page))
    for (const [i, a] of boxes.entries()) {
      const said = JSON.stringify(fields[i])
      assert.ok(a.x >= 18 && a.y >= 18 && a.right <= page.width - 18 && a.bottom <= page.height - 18, said)
      for (const [j, b] of boxes.entries()) {
        const apart = a.x >= b.right || b.x >= a.right || a.y + 0.06 >= b.bottom || b.y + 0.06 >= a.bottom
        assert.ok(i === j || apart, `${said} and ${JSON.stringify(fields[j])}`)
      }
    }
  }
})

function inPoints({ x, y, width, height }: LayoutField, page: { width: number; height: number }) {
  const [left, top] = [x * page.width, y * page.height]
  return { x: left, y: top, right: left + width * page.width, bottom: top + height * page.height }
}

test('every design says who took part in what and when, who issued and signed it and until when, and how to check it', () => {
  for (const { fields } of layouts) {
    const types = fields.map(({ type }) => type)
    for (const type of ['name', 'event', 'date', 'issuer', 'tier', 'code', 'qr'] as const)
      assert.equal(types.filter((candidate) => candidate === type).length, 1, type)
    const texts = fields.map(({ text }) => text ?? '').join()
    assert.match(texts, /\{\{issued_at\}\}.*\{\{expires_at\}\}/s)
    for (const name of ['verify_at', 'values.signatory', 'values.signatory_title'])
      assert.ok(texts.includes(`{{${name}}}`), name)
    assert.deepEqual(
      fields.filter(({ type }) => type === 'image').map(({ source }) => source),
      ['logo'],
    )
  }
})

test('no fixed word is the same in both languages', () => {
  for (const { layout } of builtinDesigns) {
    const [english, turkish] = LANGUAGES.map((language) =>
      layout(language, null).fields.flatMap(({ text = '' }) => (text.replace(/\{\{[\w.]+\}\}/g, '') ? [text] : [])),
    )
    assert.ok(english!.length > 4)
    assert.deepEqual(
      english!.filter((text) => turkish!.includes(text)),
      [],
    )
  }
})

test('a design with an ornament in the place of the logo draws one of the two', () => {
  for (const { key, shapes } of builtinDesigns) {
    const differs = JSON.stringify(shapes(null, true)) !== JSON.stringify(shapes(null, false))
    assert.equal(differs, ['laurel', 'academy', 'night', 'day'].includes(key), key)
  }
})

test('each language of the default design is one layout, however its tag is written', () => {
  const hash = (tag: string) => layoutHash(builtinDesigns[0]!.layout(tag, null))
  for (const tag of ['en-US', 'EN']) assert.equal(hash(tag), hash('en'))
  assert.equal(new Set(['en', 'en-GB', 'tr'].map(hash)).size, 3)
})
