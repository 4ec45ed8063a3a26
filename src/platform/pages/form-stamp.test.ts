import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkStamp, makeStamp } from './form-stamp.ts'

const SECRET = Buffer.alloc(32, 7)
const at = (seconds: number, secret = SECRET) => ({ secret, now: () => new Date(1_780_000_000_000 + seconds * 1_000) })

test('a stamp is good from two seconds to a day after it was made, and none from a clock that was ahead', () => {
  const stamp = makeStamp(at(0), 'paper')
  const verdicts = [-5.001, -5, 0, 1.999, 2, 86_400, 86_400.001].map((seconds) =>
    checkStamp(at(seconds), 'paper', stamp),
  )
  assert.deepEqual(verdicts, ['bad', 'early', 'early', 'early', 'good', 'good', 'bad'])
})

test('a stamp of another form, another installation or with any character changed is none', () => {
  const stamp = makeStamp(at(0), 'paper')
  assert.equal(checkStamp(at(9), 'other', stamp), 'bad')
  assert.equal(checkStamp(at(9, Buffer.alloc(32, 8)), 'paper', stamp), 'bad')
  const changed = Array.from(
    stamp,
    (own, place) => stamp.slice(0, place) + (own === 'Q' ? 'g' : 'Q') + stamp.slice(place + 1),
  )
  for (const text of [...changed, '', '.', stamp.split('.')[0]!, `${stamp}.`, `${stamp}A`, `-${stamp}`])
    assert.equal(checkStamp(at(9), 'paper', text), 'bad', text)
})
