import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import fc from '../../../test/support/fast-check.ts'
import { adler32, joinAdler32 } from './adler-32.ts'

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.integer({ min: 0, max: 200_000 }).map((length) => new Uint8Array(length).fill(255)),
)

test('the checksum is that of zlib, also when it is joined of two', () => {
  fc.assert(
    fc.property(bytes, bytes, (first, second) => {
      const whole = Buffer.concat([first, second])
      assert.equal(adler32(whole), deflateSync(whole).subarray(-4).readUInt32BE())
      assert.equal(joinAdler32(adler32(first), adler32(second), second.length), adler32(whole))
    }),
  )
})
