import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueFlag } from './due-flag.ts'

test('the flag is set at first, taken once, and set again by what becomes due meanwhile, which is told', () => {
  let told = 0
  const due = dueFlag(() => told++)
  assert.deepEqual([due.isSet(), due.take(), due.isSet(), due.take()], [true, true, false, false])
  due.set()
  assert.deepEqual([due.isSet(), due.take(), due.isSet(), told], [true, true, false, 1])
})
