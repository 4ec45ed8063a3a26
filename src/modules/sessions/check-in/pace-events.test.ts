import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paceEvents } from './pace-events.ts'

test('a request that comes alone passes at once, and those of a busy event pass together', async () => {
  const pass = paceEvents(200)
  assert.equal(pass('1 7'), undefined)
  const [second, third] = [pass('1 7'), pass('1 7')]
  assert.ok(second instanceof Promise)
  assert.equal(second, third)
  assert.equal(pass('1 8'), undefined)
  await second
  const fourth = pass('1 7')
  assert.ok(fourth instanceof Promise && fourth !== second)
  await fourth
})
