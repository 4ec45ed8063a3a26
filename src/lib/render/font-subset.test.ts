import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as hb from 'harfbuzzjs'
import { openFont } from './font-face.ts'
import { fontSubset, glyphFor, knownGlyph, subsetFile } from './font-subset.ts'
import { shapeLine } from './shape-line.ts'

function subsetOf(text: string) {
  const [run] = shapeLine(text, 'display', 'en').runs
  const subset = fontSubset(run!.face)
  const numbers = run!.clusters.map((cluster) => glyphFor(subset, cluster))
  return { subset, numbers, run: run! }
}

test('a subset is a font with the same outlines, numbered by first use', () => {
  const { subset, numbers, run } = subsetOf('banana')
  assert.deepEqual(numbers, [1, 2, 3, 2, 3, 2])
  const font = openFont('subset', subsetFile(subset))
  assert.equal(font.font.glyphToPath(2), run.face.font.glyphToPath(run.clusters[1]!.glyphs[0]!.glyph))
})

test('a cluster of several glyphs becomes one composite glyph with the outlines of all', () => {
  const { subset, numbers, run } = subsetOf('ที่')
  const [{ glyphs } = { glyphs: [] }] = run.clusters
  const font = openFont('subset', subsetFile(subset))
  const commands = (path: string) => path.match(/[A-Z]/g)?.length ?? 0
  const parts = glyphs.map(({ glyph }) => commands(run.face.font.glyphToPath(glyph)))
  assert.ok(glyphs.length > 1)
  assert.equal(
    commands(font.font.glyphToPath(numbers[0]!)),
    parts.reduce((sum, part) => sum + part, 0),
  )
})

test('the same outline with another text is another glyph, so that the text comes back', () => {
  const { subset, run } = subsetOf('a')
  const [letter] = run.clusters
  const other = { ...letter!, text: 'а' }
  assert.equal(knownGlyph(subset, other), undefined)
  assert.notEqual(glyphFor(subset, other), glyphFor(subset, letter!))
})

test('the checksum of the whole file is what the format asks for', () => {
  const file = subsetFile(subsetOf('Şahin').subset)
  let sum = 0
  for (let at = 0; at < file.length; at += 4) sum = (sum + file.readUInt32BE(at)) >>> 0
  assert.equal(sum, 0xb1b0afba)
})

test('HarfBuzz reads the advances that the PDF states', () => {
  const { subset } = subsetOf('Ayşe')
  const font = new hb.Font(new hb.Face(new hb.Blob(subsetFile(subset)), 0))
  for (const [i, { advance }] of subset.glyphs.entries()) assert.equal(font.glyphHAdvance(i), advance)
})
