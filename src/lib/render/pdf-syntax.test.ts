import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pdfAscii, pdfColor, pdfDate, pdfNumber, pdfText } from './pdf-syntax.ts'

test('numbers have no exponent, no minus zero and three decimals at most', () => {
  assert.deepEqual([1e-9, -1e-9, 1 / 3, 1200].map(pdfNumber), ['0', '0', '0.333', '1200'])
})

test('texts are Unicode, and addresses cannot end their string', () => {
  assert.equal(pdfText('Ş🎉'), '<feff015ed83cdf89>')
  assert.equal(pdfAscii('https://a/(b)\\'), '(https://a/\\(b\\)\\\\)')
})

test('dates are in UTC, colours fractions', () => {
  assert.equal(pdfDate(new Date('2026-11-20T10:11:12.345Z')), "(D:20261120101112+00'00')")
  assert.equal(pdfColor('#ff8000'), '1 0.502 0')
})
