import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../../test/support/harness.ts'

test('the state of the system tells what runs, what waits and whether files can be kept, and no secret', async () => {
  await using world = await startWorld()
  const read = async () => {
    const { status, body } = await world.request('GET', '/admin/system')
    assert.equal(status, 200)
    return body
  }
  const was = await read()
  assert.deepEqual(
    [was.node, was.storage, was.mail.way],
    [process.versions.node, { kind: 'folder', answers: true }, 'outbox'],
  )
  assert.ok(was.database.is_current && was.database.size_bytes > 1_000_000 && was.processes >= 1)
  assert.match(was.database.newest_migration, /^\d{4}_/)
  await world.query(
    `select graphile_worker.add_job('nobody-does-it', run_at => now() + age) from (values (interval '-1 hour'), (interval '1 hour')) a (age)`,
  )
  const { queue } = await read()
  assert.equal(queue.waiting, was.queue.waiting + 1)
  const hours = (Date.now() - Date.parse(queue.oldest_at)) / 3_600_000
  assert.ok(hours > 0.9 && hours < 1.1)
  Object.assign(world.services.blobs, { check: () => Promise.reject(new Error('away')) })
  Object.assign(world.services.mail, { smtpUrl: 'smtps://somebody:hush@mail.example.org', dkim: null })
  const is = await read()
  assert.deepEqual([is.storage.answers, is.mail.way], [false, 'server'])
  assert.doesNotMatch(JSON.stringify(is), /hush|somebody|mail\.example\.org/)
})
