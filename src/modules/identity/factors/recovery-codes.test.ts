import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomBytes } from '../../../lib/crypto/random-bytes.ts'
import { hashRecoveryCode, newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts'

test('ten recovery codes differ, and are read as people write them', () => {
  const codes = newRecoveryCodes(randomBytes)
  assert.equal(new Set(codes).size, 10)
  for (const code of codes) {
    assert.match(code, /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    const plain = code.replace('-', '')
    const written = ` ${code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replace('-', ' ')} `
    assert.equal(readRecoveryCode(written), plain)
    assert.deepEqual(hashRecoveryCode(Buffer.from('s'), code), hashRecoveryCode(Buffer.from('s'), plain))
  }
  for (const text of ['', '123456', '7QK2M-X0B4', '7QK2M-X0B4TT', '7QK2M-X0B4!'])
    assert.equal(readRecoveryCode(text), null)
})
