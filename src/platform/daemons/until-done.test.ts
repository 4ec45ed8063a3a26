import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Services } from '../context/context.ts'
import { untilDone } from './until-done.ts'

test('work after the start is repeated until it succeeds, and then never again', async () => {
  const warnings: string[] = []
  const done = Promise.withResolvers<void>()
  let runs = 0
  const start = untilDone(async () => {
    runs += 1
    if (runs === 1) throw new Error('the database is away')
    done.resolve()
  }, 'it failed')
  const { stop } = await start({
    url: '',
    services: {} as Services,
    warn: (context, message) => warnings.push(`${message}: ${(context as { err: Error }).err.message}`),
  })
  await done.promise
  await stop()
  assert.deepEqual([runs, warnings], [2, ['it failed: the database is away']])
})

test('work that is under way at the end is asked to stop, and waited for', async () => {
  let ended = false
  const start = untilDone(async (_, giveUp) => {
    await new Promise((resolve) => giveUp.addEventListener('abort', resolve))
    ended = true
  }, 'it failed')
  const { stop } = await start({ url: '', services: {} as Services, warn: () => assert.fail('it did not fail') })
  await stop()
  assert.ok(ended)
})
