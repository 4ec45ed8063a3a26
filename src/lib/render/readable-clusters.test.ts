import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readableClusters } from './readable-clusters.ts'

const cluster = (text: string) => ({
  text,
  start: 3,
  glyphs: [{ glyph: 7, x: 0, y: 0 }],
  advance: 600,
  ownAdvance: 600,
})

test('a single letter stays as it is', () => {
  const letter = cluster('f')
  assert.deepEqual(readableClusters(letter, false, 1000), [letter])
})

test('every character of a ligature or syllable is a glyph, in the order of the text, and the whole is as wide as it was', () => {
  const pieces = readableClusters(cluster('सिं'), false, 1000)
  assert.deepEqual(
    pieces.map(({ text, start }) => [text, start]),
    [
      ['स', 3],
      ['ि', 4],
      ['ं', 5],
    ],
  )
  assert.equal(
    pieces.reduce((sum, { advance }) => sum + advance, 0),
    600,
  )
})

test('from right to left every character is a piece, and the outline stays where it was', () => {
  const pieces = readableClusters(cluster('مُ'), true, 1000)
  assert.deepEqual(
    pieces.map(({ text }) => text),
    ['ُ', 'م'],
  )
  assert.equal(pieces[0]!.advance + pieces[1]!.glyphs[0]!.x, 0)
})

test('a joiner inside stays with the character after it', () => {
  assert.deepEqual(
    readableClusters(cluster('👩\u200d🎓'), false, 1000).map(({ text }) => text),
    ['👩', '\u200d🎓'],
  )
})

test('no two empty glyphs of a cluster are the same', () => {
  const widths = readableClusters(cluster('ন্দ্র'), false, 1000).map(({ ownAdvance }) => ownAdvance)
  assert.equal(new Set(widths).size, widths.length)
})
