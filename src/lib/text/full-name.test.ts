import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fullName, splitName } from './full-name.ts'

const joined = (first_name: string, last_name: string) => fullName({ first_name, last_name })

test('a Chinese, Japanese or Korean name is the surname and then the first name, without a space', () => {
  assert.equal(joined('小明', '王'), '王小明')
  assert.equal(joined('太郎', '佐々木'), '佐々木太郎')
  assert.equal(joined('さくら', '山田'), '山田さくら')
  assert.equal(joined('민준', '김'), '김민준')
})

test('every other name keeps its order and its space', () => {
  for (const [first, last] of [
    ['Ada', 'Lovelace'],
    ['Ming', '王'],
    ['小明', 'Wang'],
  ] as const)
    assert.equal(joined(first, last), `${first} ${last}`)
  assert.equal(joined('王小明', ''), '王小明')
  assert.equal(joined('', '王小明'), '王小明')
})

test('a whole name is split so that it is joined again as it was written', () => {
  assert.deepEqual(splitName('王 小明'), { first_name: '小明', last_name: '王' })
  assert.deepEqual(splitName('Ada King Lovelace'), { first_name: 'Ada King', last_name: 'Lovelace' })
  assert.deepEqual(splitName('王小明'), { first_name: '王小明', last_name: '' })
  for (const name of ['王小明', 'Ada King Lovelace', 'Prince']) assert.equal(fullName(splitName(name)), name)
})
