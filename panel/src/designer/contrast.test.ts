import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrast, contrastWith, luminance } from './contrast.ts'

const near = (is: number, wanted: number) => assert.ok(Math.abs(is - wanted) < 0.01, `${is}`)

test('contrast is that of WCAG: black on white 21, the grey of its examples 4.54, a colour with itself 1', () => {
  const white = luminance('#ffffff')
  near(contrast(luminance('#000000'), white), 21)
  near(contrast(luminance('#767676'), white), 4.54)
  near(contrast(white, luminance('#767676')), 4.54)
  near(contrastWith('#a9884a', [luminance('#a9884a')])!, 1)
})

test('the contrast of a text is the worst of nine tenths of its background', () => {
  const [dark, light] = [luminance('#000000'), luminance('#ffffff')]
  const mixed = (lines: number) => Array.from({ length: 100 }, (_, nth) => (nth < lines ? dark : light))
  near(contrastWith('#000000', mixed(9))!, 21)
  near(contrastWith('#000000', mixed(11))!, 1)
  assert.equal(contrastWith('#000000', []), null)
})
