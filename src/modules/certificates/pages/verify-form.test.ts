import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTyped } from './verify-form.ts'

test('a code is read as it was typed, and out of a link that was pasted', () => {
  assert.equal(readTyped(' 7kq2 m9xf 3tba c '), '7kq2 m9xf 3tba c')
  assert.equal(readTyped('https://events.example.org/c/abc.pdf'), 'abc')
  assert.equal(readTyped('HTTPS://EVENTS.EXAMPLE.ORG/VERIFY/ABC?utm=1#x'), 'ABC')
  assert.equal(readTyped('   '), '')
})
