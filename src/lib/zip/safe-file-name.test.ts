import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import { isDeviceName, safeFileName } from './safe-file-name.ts'

const named = (text: string, maxBytes = 60) => safeFileName(text, { fallback: 'certificate', maxBytes })

test('a name becomes lower-case letters, digits and hyphens', () => {
  for (const [text, name] of [
    ['Ayşe Yılmaz', 'ayse-yilmaz'],
    ['IŞIL ÖZTÜRK', 'isil-ozturk'],
    ["Seán O'Brien", 'sean-obrien'],
    ['Łukasz Straße', 'lukasz-strasse'],
    ['../../etc/passwd', 'etc-passwd'],
    ['-- a --', 'a'],
    ['a.pdf', 'a-pdf'],
  ] as const) {
    assert.equal(named(text), name)
  }
})

test('a name in another script, or of nothing, is the fallback', () => {
  for (const text of ['', ' ', '山田 太郎', 'محمد', '…', '\0', '😀']) assert.equal(named(text), 'certificate')
  assert.equal(safeFileName('', { fallback: '山', maxBytes: 20 }), 'file')
})

test('no name is that of a device', () => {
  for (const device of ['con', 'PRN', 'Aux', 'nul', 'com1', 'LPT9']) {
    assert.ok(isDeviceName(device) && isDeviceName(`${device}.pdf`))
    assert.equal(named(device), `${device.toLowerCase()}-1`)
  }
})

test('any text gives a safe name within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 8, max: 120 }), (text, maxBytes) => {
      const name = named(text, maxBytes)
      assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)*$/)
      assert.ok(Buffer.byteLength(name) <= Math.max(maxBytes, 8) && !isDeviceName(name))
    }),
    { numRuns: 2000 },
  )
})
