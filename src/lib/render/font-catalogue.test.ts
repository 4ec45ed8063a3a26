import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { FONT_FAMILIES, FONT_SCRIPTS, fontFile, fontsToTry } from './font-catalogue.ts'
import { covers, fontFace } from './font-face.ts'

test('every font that can be asked for is installed', () => {
  for (const family of Object.keys(FONT_FAMILIES)) {
    for (const id of fontsToTry(family, FONT_SCRIPTS, 'korean')) assert.ok(existsSync(fontFile(id)), id)
  }
})

test('every family is a TrueType font with Turkish and Western letters', () => {
  for (const id of Object.keys(FONT_FAMILIES)) assert.ok(covers(fontFace(id), 'İıĞğŞşÇçÖöÜü ÀéñßÆø–“”'), id)
})

test('a family that nobody knows is the display serif', () => {
  assert.equal(fontsToTry('Comic Sans', [], 'chinese')[0], 'display')
})

test('the large Chinese fonts are tried for Chinese characters only', () => {
  assert.ok(!fontsToTry('display', ['Zyyy'], 'chinese').includes('chinese'))
  assert.equal(
    fontsToTry('display', ['Hani'], 'japanese').find((id) => id !== 'display' && id !== 'serif'),
    'japanese',
  )
})
