import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleRecord } from '../../../test/fixtures/render/certificate-sample.ts'
import { certificateValues, codeAddress } from '../certificates/drawing/certificate-drawing.ts'
import { groupCode } from '../certificates/verification-code.ts'
import type { Layout } from './design-layout.ts'
import { designScene, filledTexts, usableLanguage } from './design-scene.ts'

const box = { x: 0, y: 0, width: 1, height: 0.1 }
const layoutOf = (...texts: string[]): Layout => ({
  page: { width: 842, height: 595 },
  language: 'en',
  fields: texts.map((text) => ({ type: 'text', text, ...box })),
})
/** What each field of the layout says, in their order. */
const textsOf = (layout: Layout, given = {}) => {
  const record = sampleRecord(given)
  const values = certificateValues(record, 'en')
  const scene = designScene({ key: 'k', layout, background: null }, values, 'en')
  const texts = filledTexts(scene, layout, values)
  return scene.items.map((item) => (item.kind === 'text' ? item.text : item.kind === 'slot' ? texts[item.slot]! : ''))
}

test('the code is printed in groups as people type it', () => {
  assert.equal(groupCode('7K2M9QRT4XYZB'), '7K2M-9QRT-4XYZ-B')
})

test('dates are those of the time zone of the event, in the language of the layout', () => {
  const record = sampleRecord({ expires_at: new Date('2028-01-01T00:00:00Z') })
  assert.equal(certificateValues(record, 'en')['date'], 'November 21, 2026')
  assert.equal(certificateValues(record, 'tr')['date'], '21 Kasım 2026')
  assert.equal(certificateValues({ ...record, event_timezone: 'America/New_York' }, 'de')['date'], '20. November 2026')
  assert.equal(certificateValues(record, 'en')['expires_at'], 'January 1, 2028')
})

test('placeholders are filled in, with or without spaces, and unknown ones are empty', () => {
  assert.deepEqual(textsOf(layoutOf('{{name}} took part in {{ event }}.', 'No {{thing}} {{name}}')), [
    'Ayşe Yılmaz Şahin took part in International Conference on Machine Learning 2026.',
    'No  Ayşe Yılmaz Şahin',
  ])
})

test('a value is never taken for a placeholder', () => {
  assert.deepEqual(textsOf(layoutOf('{{name}}'), { attendee_name: '{{code}} $& $1' }), ['{{code}} $& $1'])
})

test('a text whose values are all absent says nothing', () => {
  assert.deepEqual(textsOf(layoutOf('Valid until {{expires_at}}', '{{tier}}', 'Plain')), ['', '', 'Plain'])
})

test('a field shows at most 1,000 characters, without half of a pair, whatever its placeholders bring', () => {
  const texts = textsOf(layoutOf('{{name}}'.repeat(60), 'x'.repeat(500)), { attendee_name: `${'🎓'.repeat(300)}x` })
  assert.deepEqual(
    texts.map(({ length }) => length),
    [601 + 398, 500],
  )
  assert.ok(texts[0]!.isWellFormed() && texts[0]!.endsWith('🎓'))
})

test('a page shows at most 5,000 characters, what is the same for all certificates of its event first', () => {
  const layout = layoutOf(...Array.from({ length: 12 }, () => '{{name}}'), 'x'.repeat(700))
  const texts = textsOf(layout, { attendee_name: 'y'.repeat(401) })
  assert.equal(texts.at(-1), 'x'.repeat(700))
  assert.deepEqual(
    texts.slice(0, -1).map(({ length }) => length),
    [...Array.from({ length: 10 }, () => 401), 290, 0],
  )
  const other = textsOf(layout, { attendee_name: '' })
  assert.equal(other.at(-1), 'x'.repeat(700))
  assert.equal(textsOf(layoutOf(...Array.from({ length: 50 }, () => 'z'.repeat(500)))).join('').length, 5_000)
})

test('a right-to-left name keeps its direction to itself inside a sentence', () => {
  assert.deepEqual(textsOf(layoutOf('For {{name}}: {{code}}'), { attendee_name: 'محمد' }), [
    'For \u2068محمد\u2069: 7K2M-9QRT-4XYZ-B',
  ])
})

test('what an event has in common is fixed, the rest are slots', () => {
  const layout = layoutOf('{{event}}, {{date}}', '{{name}}', 'With {{tier}}')
  const scene = designScene({ key: 'k', layout, background: null }, certificateValues(sampleRecord(), 'en'), 'en')
  assert.deepEqual(
    scene.items.map(({ kind }) => kind),
    ['text', 'slot', 'slot'],
  )
})

test('an address goes into the code in capitals only if it stays the same address', () => {
  assert.equal(codeAddress('https://example.org/V/7K2M'), 'HTTPS://EXAMPLE.ORG/V/7K2M')
  assert.equal(codeAddress('https://example.org/v/7K2M'), 'https://example.org/v/7K2M')
  assert.equal(codeAddress('https://me:pw@example.org/V'), 'https://me:pw@example.org/V')
})

test('what only looks like a language is English', () => {
  assert.equal(usableLanguage('tr-tr'), 'tr-TR')
  assert.equal(usableLanguage('en-12'), 'en')
})
