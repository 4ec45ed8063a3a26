import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NAMES } from '../../../test/fixtures/render/readers.ts'
import fc from '../../../test/support/fast-check.ts'
import { fitText, type PlacedLine } from './fit-text.ts'
import type { TextStyle } from './scene.ts'

const style: TextStyle = {
  box: { x: 100, y: 200, width: 600, height: 80 },
  font: 'display',
  size: 50,
  min_size: 28,
  color: '#000000',
  align: 'center',
  fit: 'shrink',
}

function assertInside(lines: PlacedLine[], { box }: TextStyle, ink = 1.5): void {
  for (const { line, x, y, size } of lines) {
    assert.ok(x >= box.x - 0.01 && x + line.width * size <= box.x + box.width + 0.01, `${line.text}: ${x}`)
    const above = Math.min(line.inkAbove, ink) * size
    const below = Math.min(line.inkBelow, ink) * size
    assert.ok(y - above >= box.y - 0.01 && y + below <= box.y + box.height + 0.01, `${line.text}: ${y}`)
  }
}

test('a short name has the wanted size, in the middle of its box', () => {
  const [placed] = fitText('Ayşe Yılmaz', style, 'en')
  assert.equal(placed!.size, 50)
  assert.ok(Math.abs(placed!.x + (placed!.line.width * 50) / 2 - 400) < 0.01)
})

test('a longer name shrinks on one line down to the least size', () => {
  const lines = fitText('Abdurrahman Muhammed Kasımoğlu', style, 'en')
  assert.equal(lines.length, 1)
  assert.ok(lines[0]!.size < 50 && lines[0]!.size >= 28)
  assertInside(lines, style)
})

test('below the least size it takes two lines, which are larger than the one would have been', () => {
  const name = 'Maria Fernanda Guadalupe Hernández-Castellanos de la Santísima Trinidad'
  const lines = fitText(name, style, 'en')
  assert.deepEqual(
    lines.map(({ line }) => line.text),
    ['Maria Fernanda Guadalupe', 'Hernández-Castellanos de la Santísima Trinidad'],
  )
  assert.ok(lines[0]!.size > style.box.width / fitText(name, { ...style, fit: 'none' }, 'en')[0]!.line.width)
  assertInside(lines, style)
})

test('the baseline does not depend on the letters of a name', () => {
  const [plain] = fitText('Ann Moon', style, 'en')
  const [deep] = fitText('Ağyç Jpqğ', style, 'en')
  assert.equal(plain!.y, deep!.y)
})

test('wrap takes as many lines as the box holds before it goes smaller', () => {
  const wrapping: TextStyle = { ...style, size: 20, min_size: 8, fit: 'wrap' }
  const lines = fitText(
    'An Introduction to Everything That Anyone Could Want to Know About Certificates',
    wrapping,
    'en',
  )
  assert.equal(lines.length, 2)
  assert.equal(lines[0]!.size, 20)
  const many = fitText('word '.repeat(90), wrapping, 'en')
  assert.ok(many.length > 3 && many[0]!.size < 20)
  assertInside(many, wrapping)
})

test('none leaves the size alone', () => {
  assert.equal(fitText('x'.repeat(200), { ...style, fit: 'none' }, 'en')[0]!.size, 50)
})

test('left and right are the edges of the box', () => {
  assert.equal(fitText('Ann', { ...style, align: 'left' }, 'en')[0]!.x, 100)
  const [right] = fitText('Ann', { ...style, align: 'right' }, 'en')
  assert.ok(Math.abs(right!.x + right!.line.width * 50 - 700) < 0.01)
})

test('nothing but white space and marks of direction draws nothing', () => {
  assert.deepEqual(fitText(' \n\u0000\u200e', style, 'en'), [])
})

test('lines of the text are lines on the page', () => {
  const lines = fitText('One\nTwo', { ...style, fit: 'wrap', size: 20 }, 'en')
  assert.deepEqual(
    lines.map(({ line }) => line.text),
    ['One', 'Two'],
  )
})

test('every name in every script stays in its box', () => {
  for (const name of NAMES) {
    assertInside(fitText(name, style, 'en'), style)
    assertInside(fitText(`${name} ${name} ${name}`, { ...style, fit: 'wrap' }, 'en'), style)
  }
})

test('any text stays in its box', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(text, fc.constantFrom('shrink', 'wrap'), (value, fit) => {
      assertInside(fitText(value, { ...style, fit }, 'en'), style)
    }),
    { numRuns: 150 },
  )
})

test('a single long word is set smaller before it is broken, where whole words are wanted', () => {
  const word = 'Straßenverkehrssicherheitskongress'
  const narrow: TextStyle = {
    ...style,
    box: { ...style.box, width: 220, height: 80 },
    size: 24,
    min_size: 10,
    fit: 'wrap',
  }
  const whole = { ...narrow, whole_words: true }
  assert.equal(fitText(word, narrow, 'de').length, 2)
  const [line, ...others] = fitText(word, whole, 'de')
  assert.deepEqual([line!.line.text, others], [word, []])
  assert.ok(line!.size < 24 && line!.size >= 10)
  assert.equal(fitText(word.repeat(3), whole, 'de').length > 1, true, 'below the minimum it is broken')
  assert.equal(fitText(`${word} ${word}`, whole, 'de').length, 2)
})
