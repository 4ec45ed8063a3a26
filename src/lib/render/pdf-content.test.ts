import assert from 'node:assert/strict'
import { test } from 'node:test'
import { qrOperators } from './pdf-content.ts'
import { qrCode } from './qr-modules.ts'

const item = { kind: 'qr', box: { x: 0, y: 0, width: 90, height: 90 }, color: '#000000', paper: null } as const

test('the dark modules of a code are drawn and no others, from the smallest code to the largest', () => {
  const sizes = ['1', 'x'.repeat(69), 'x'.repeat(600), 'x'.repeat(2_331)].map((text) => {
    const { size, rows } = qrCode(text)
    const drawn = rows.map((row) => row.map(() => false))
    for (const [, x, y, width] of qrOperators(item, text, 595).matchAll(/^(\d+) (\d+) (\d+) 1 re$/gm)) {
      // The encoder's rows have a border of one module.
      drawn[Number(y) + 1]!.fill(true, Number(x) + 1, Number(x) + 1 + Number(width))
    }
    assert.deepEqual(drawn, rows)
    return size
  })
  assert.deepEqual([sizes[0], sizes.at(-1)], [21, 177])
})
