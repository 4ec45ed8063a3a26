import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { startWorld } from '../../../test/support/harness.ts'
import { notes } from '../../../test/support/notes-module.ts'
import { modules } from '../../modules.ts'
import { jobContext } from '../context/context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { recordEvents } from './record-event.ts'
import { runListeners } from './run-listeners.ts'

test('an outage does not lengthen the pauses of a listener, which goes on soon after it', async () => {
  await using world = await startWorld({ modules: [...modules, notes], doctor: false })
  await inTransaction(jobContext(world.services, 1, 'test'), (ctx) =>
    recordEvents(ctx, [{ type: 'note.written', subjectId: 1, data: { n: 1 } }]),
  )
  const heard = Promise.withResolvers<void>()
  let failures = 0
  const handle = async () => {
    if (failures < 20) {
      failures += 1
      throw Object.assign(new pg.DatabaseError('the server shuts down', 0, 'error'), { code: '57P01' })
    }
    heard.resolve()
  }
  const listener = { name: 'scribe', types: ['note.written'], from: 'beginning' as const, handle }
  // Twenty doubled pauses would be an hour each in the end.
  const times = { pollMs: 5, batchMs: 1, batchManyMs: 1, pauseMs: 5, longestPauseMs: 3_600_000 }
  const options = { url: world.databaseUrl, services: world.services, listeners: [listener], warn: () => {}, times }
  const running = await runListeners(options)
  await heard.promise
  await running.stop()
  assert.equal(failures, 20)
})
