import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { startSentinel } from './sentinel.ts'

test('a sentinel that nobody touched goes in silence, and one that somebody touched says so', async () => {
  await (await startSentinel())[Symbol.asyncDispose]()
  const sentinel = await startSentinel()
  await once(
    connect(sentinel.port, '127.0.0.1').on('error', () => {}),
    'close',
  )
  assert.equal(sentinel.touched(), 1)
  await assert.rejects(sentinel[Symbol.asyncDispose](), /forbidden port/)
})
