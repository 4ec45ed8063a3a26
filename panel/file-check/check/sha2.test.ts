import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { sha256, sha512 } from './sha2.ts'

test('digests of all lengths around blocks are those of Node', () => {
  for (let length = 0; length < 400; length++) {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 31 + length * 7) & 255)
    assert.equal(Buffer.from(sha256(bytes)).toString('hex'), createHash('sha256').update(bytes).digest('hex'))
    assert.equal(Buffer.from(sha512(bytes)).toString('hex'), createHash('sha512').update(bytes).digest('hex'))
  }
})
