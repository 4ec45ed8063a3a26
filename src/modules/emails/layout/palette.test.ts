import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyColour, contrast } from '../../../../test/support/contrast.ts'
import fc from '../../../../test/support/fast-check.ts'
import { DARK_INK, DARK_SHEET, paletteOf, SHEET } from './palette.ts'

test('whatever colours an organisation chooses, words can be read on them', () => {
  const judge = (primary_colour: string | null, background_colour: string | null) => {
    const palette = paletteOf({ primary_colour, background_colour })
    const pairs = [
      [palette.buttonInk, palette.button],
      [palette.link, SHEET],
      [palette.pageInk, palette.page],
      [DARK_INK, palette.darkButton],
      [palette.darkLink, DARK_SHEET],
    ] as const
    for (const [ink, ground] of pairs)
      assert.ok(contrast(ink, ground) >= 4.5, `${ink} on ${ground} of ${primary_colour} and ${background_colour}`)
  }
  for (const each of [null, '#000000', '#ffffff', '#ffff00', '#808080', '#777777', '#ff0000', '#0000ff'])
    judge(each, each)
  fc.assert(fc.property(anyColour, anyColour, judge), { numRuns: 2_000 })
})

test('a colour that can be read is kept as it was chosen', () => {
  const { button, link, page, buttonInk } = paletteOf({ primary_colour: '#7a1f5c', background_colour: '#eef2f7' })
  assert.deepEqual([button, link, page, buttonInk], ['#7a1f5c', '#7a1f5c', '#eef2f7', '#ffffff'])
  assert.equal(paletteOf({ primary_colour: '#ffd400', background_colour: null }).buttonInk, '#1d2925')
})
