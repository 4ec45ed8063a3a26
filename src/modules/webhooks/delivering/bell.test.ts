import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bell } from './bell.ts'

test('whoever waits hears the next ring, and at once of those that came before it waited', async () => {
  const { ring, rung } = bell()
  let heard = 0
  const listening = rung().then(() => heard++)
  await Promise.resolve()
  assert.equal(heard, 0)
  ring()
  await listening
  assert.equal(heard, 1)
  ring()
  ring()
  await rung()
  let again = false
  rung().then(() => {
    again = true
  })
  await new Promise(setImmediate)
  assert.equal(again, false, 'two rings that nobody waited for are one')
})
