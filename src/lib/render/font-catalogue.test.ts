import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { fitText } from './fit-text.ts'
import { FONT_FAMILIES, FONT_SCRIPTS, fontFile, fontsToTry, fontWeight } from './font-catalogue.ts'
import { covers, fontFace } from './font-face.ts'
import { textOperators } from './pdf-content.ts'

test('every font that can be asked for is installed', () => {
  for (const family of Object.keys(FONT_FAMILIES)) {
    for (const id of [family, `${family}+`].flatMap((name) => fontsToTry(name, FONT_SCRIPTS, 'korean')))
      assert.ok(existsSync(fontFile(fontWeight(id).drawnBy)), id)
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

test('stand-ins have the weight and kind of the family that they stand beside, and those of earlier layouts stay', () => {
  const first = (family: string, script: string, han = 'chinese') =>
    fontsToTry(family, [script], han).find((id) => !['display', 'sans', 'serif'].some((name) => id.startsWith(name)))
  for (const [family, arabic, han] of [
    ['display', 'arabic', 'chinese'],
    ['sans-bold', 'arabic', 'chinese'],
    ['display+', 'arabic', 'chinese'],
    ['serif-bold+', 'arabic-bold', 'chinese-heavy'],
    ['sans+', 'arabic-sans', 'chinese-sans'],
    ['sans-bold+', 'arabic-sans-bold', 'chinese-sans-heavy'],
  ] as const)
    assert.deepEqual([first(family, 'Arab'), first(family, 'Hani')], [arabic, han], family)
  assert.equal(first('sans-bold+', 'Hira'), 'japanese-sans-heavy')
  assert.equal(first('display-bold+', 'Thai'), 'thai-heavy')
})

test('a font without a semi-bold file is drawn heavier in a PDF, and the next text is not', () => {
  const style = {
    box: { x: 0, y: 0, width: 400, height: 80 },
    size: 30,
    min_size: 8,
    align: 'left',
    fit: 'shrink',
  } as const
  const lines = fitText('王 Wang', { ...style, font: 'sans-bold+', color: '#000000' }, 'en')
  const operators = textOperators(lines, '#000000', 100, { letter: 'T', subsets: new Map() })
  assert.match(operators, /2 Tr\n\/T-chinese-sans-heavy .*\n0 Tr/)
  assert.match(operators, /0 Tr 0 j\n\/T-sans-bold /)
})
