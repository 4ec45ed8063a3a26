import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitText } from '../../lib/render/fit-text.ts'
import { designScene, filledTexts, usableLanguage } from './design-scene.ts'
import type { Layout } from './layout/design-layout.ts'

const box = { x: 0, y: 0, width: 1, height: 0.1 }
const layoutOf = (...texts: string[]): Layout => ({
  page: { width: 842, height: 595 },
  language: 'en',
  fields: texts.map((text) => ({ type: 'text', text, ...box })),
})
const STYLE = {
  ...{ box: { x: 0, y: 0, width: 500, height: 40 }, font: 'sans', size: 12, min_size: 6, color: '#000000' },
  ...({ align: 'left', fit: 'none' } as const),
}
const VALUES = {
  name: 'Ayşe Yılmaz Şahin',
  event: 'Conference on Machine Learning',
  date: 'November 21, 2026',
  issuer: 'Issuer',
  code: '7K2M-9QRT-4XYZ-B',
  tier: '',
  expires_at: '',
}

/** The text of each field of the layout, in order. */
const textsOf = (layout: Layout, given = {}) => {
  const values = { ...VALUES, ...given }
  const scene = designScene({ key: 'k', layout, background: null }, values, 'en')
  const texts = filledTexts(scene, layout, values)
  return scene.items.map((item) => (item.kind === 'text' ? item.text : item.kind === 'slot' ? texts[item.slot]! : ''))
}

test('placeholders are filled in, with or without spaces, and unknown ones are empty', () => {
  assert.deepEqual(textsOf(layoutOf('{{name}} took part in {{ event }}.', 'No {{thing}} {{name}}')), [
    'Ayşe Yılmaz Şahin took part in Conference on Machine Learning.',
    'No  Ayşe Yılmaz Şahin',
  ])
})

test('a value is never taken for a placeholder', () => {
  assert.deepEqual(textsOf(layoutOf('{{name}}'), { name: '{{code}} $& $1' }), ['{{code}} $& $1'])
})

test('a text whose values are all absent says nothing', () => {
  assert.deepEqual(textsOf(layoutOf('Valid until {{expires_at}}', '{{tier}}', 'Plain')), ['', '', 'Plain'])
})

test('a field shows at most 1,000 characters, without half of a pair, whatever its placeholders bring', () => {
  const texts = textsOf(layoutOf('{{name}}'.repeat(60), 'x'.repeat(500)), { name: `${'🎓'.repeat(300)}x` })
  assert.deepEqual(
    texts.map(({ length }) => length),
    [601 + 398, 500],
  )
  assert.ok(texts[0]!.isWellFormed() && texts[0]!.endsWith('🎓'))
})

test('a page shows at most 5,000 characters, what is the same for all certificates of its event first', () => {
  const layout = layoutOf(...Array.from({ length: 12 }, () => '{{name}}'), 'x'.repeat(700))
  const texts = textsOf(layout, { name: 'y'.repeat(401) })
  assert.equal(texts.at(-1), 'x'.repeat(700))
  assert.deepEqual(
    texts.slice(0, -1).map(({ length }) => length),
    [...Array.from({ length: 10 }, () => 401), 290, 0],
  )
  const other = textsOf(layout, { name: '' })
  assert.equal(other.at(-1), 'x'.repeat(700))
  assert.equal(textsOf(layoutOf(...Array.from({ length: 50 }, () => 'z'.repeat(500)))).join('').length, 5_000)
})

test('a right-to-left name keeps its direction to itself inside a sentence', () => {
  assert.deepEqual(textsOf(layoutOf('For {{name}}: {{code}}'), { name: 'محمد' }), [
    'For \u2068محمد\u2069: 7K2M-9QRT-4XYZ-B',
  ])
})

test('in a right-to-left language, values with nothing but signs between them follow each other from right to left', () => {
  const texts = ['{{event}} – {{date}}', '{{event}}', 'شارك {{name}} في {{event}}', 'At {{event}}: {{code}}']
  const layout = { ...layoutOf(...texts), language: 'ar', edition: 3 }
  const given = { event: 'AI (2026)', date: '٢١ نوفمبر ٢٠٢٦' }
  assert.deepEqual(textsOf(layout, given), [
    '\u200f\u2068AI (2026)\u2069 – \u2068٢١ نوفمبر ٢٠٢٦\u2069',
    'AI (2026)',
    'شارك Ayşe Yılmaz Şahin في AI (2026)',
    'At AI (2026): 7K2M-9QRT-4XYZ-B',
  ])
  for (const other of [
    { ...layout, edition: 2 },
    { ...layout, language: 'en' },
  ])
    assert.equal(textsOf(other, given)[0], 'AI (2026) – \u2068٢١ نوفمبر ٢٠٢٦\u2069')
  const [line] = fitText(textsOf(layout, given)[0]!, STYLE, 'ar')
  assert.equal(
    line!.line.runs
      .at(-1)!
      .clusters.map(({ text }) => text)
      .join(''),
    'AI (2026)',
  )
})

test('what an event has in common is fixed, the rest are slots', () => {
  const layout = layoutOf('{{event}}, {{date}}', '{{name}}', 'With {{tier}}')
  const scene = designScene({ key: 'k', layout, background: null }, VALUES, 'en')
  assert.deepEqual(
    scene.items.map(({ kind }) => kind),
    ['text', 'slot', 'slot'],
  )
})

test('what only looks like a language is English', () => {
  assert.equal(usableLanguage('tr-tr'), 'tr-TR')
  assert.equal(usableLanguage('en-12'), 'en')
})
