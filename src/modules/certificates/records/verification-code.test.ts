import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { ALPHABET } from '../../../lib/crypto/check-character.ts'
import { groupCode, makeVerificationCode, readCode } from './verification-code.ts'

const codes = Array.from({ length: 40 }, () => makeVerificationCode(randomBytes))

test('a code has 12 random characters and a check character, none of which people misread', () => {
  for (const code of codes) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{13}$/)
  assert.equal(new Set(codes).size, codes.length)
  for (const character of ALPHABET) assert.ok(codes.join('').includes(character))
})

test('every single wrong character is noticed', () => {
  for (const code of codes)
    for (let at = 0; at < code.length; at++)
      for (const wrong of ALPHABET)
        if (wrong !== code[at])
          assert.equal(
            readCode(code.slice(0, at) + wrong + code.slice(at + 1)).kind,
            'mistyped',
            `${code} ${at} ${wrong}`,
          )
})

test('every swap of two different characters is noticed', () => {
  for (const code of codes)
    for (let a = 0; a < code.length; a++)
      for (let b = a + 1; b < code.length; b++) {
        if (code[a] === code[b]) continue
        const swapped = [...code]
        ;[swapped[a], swapped[b]] = [code[b]!, code[a]!]
        assert.equal(readCode(swapped.join('')).kind, 'mistyped', `${code} ${a} ${b}`)
      }
})

test('it is read as people type it: groups, spaces, lower case, O for 0, I and L for 1, also on a Turkish keyboard', () => {
  for (const code of codes) {
    const read = { kind: 'code', value: code }
    assert.match(groupCode(code), /^.{4}-.{4}-.{4}-.$/)
    for (const typed of [
      groupCode(code),
      groupCode(code).toLowerCase(),
      ` ${groupCode(code).replaceAll('-', ' ')} `,
      code.replaceAll('0', 'O').replaceAll('1', 'I'),
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
      code.replaceAll('1', 'İ'),
      code.replaceAll('1', 'ı'),
    ])
      assert.deepEqual(readCode(typed), read, typed)
  }
})

test('a public id is read in any letter case, and anything else is unknown', () => {
  const id = '3f1d2c4b-5a69-4788-9e0f-a1b2c3d4e5f6'
  assert.deepEqual(readCode(` ${id.toUpperCase()} `), { kind: 'public_id', value: id })
  for (const text of ['', '7KQ2', codes[0]!.slice(1), `${codes[0]}0`, `${id}0`, 'UUUUUUUUUUUUU', '¹'.repeat(13), '..'])
    assert.deepEqual(readCode(text), { kind: 'unknown' }, text)
})
