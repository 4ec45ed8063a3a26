import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { Type } from '../../lib/type.ts'
import { addJob, removeJob } from './add-job.ts'

const KIND = { name: 'count-stars', payload: Type.Object({}) }
const about = 'the sky'

test('a long transaction that has queued a job holds up nobody who queues the same one, or takes jobs off the queue', async () => {
  await using world = await startWorld()
  const { db } = world.services
  const waiting = () =>
    world.query('select 1 from graphile_worker._private_jobs where key is not null for update nowait')
  await addJob({ db }, KIND, {}, { about })
  await db.transaction(async (tx) => {
    await addJob({ db: tx }, KIND, {}, { about })
    await db.transaction((other) => addJob({ db: other }, KIND, {}, { about }))
    assert.equal((await waiting()).length, 1)
  })
  assert.equal((await waiting()).length, 1)
})

test('of a job that a transaction queues and takes back nothing is left, and nothing happens when it fails', async () => {
  await using world = await startWorld()
  const { db } = world.services
  const waiting = async () => (await world.query('select 1 from graphile_worker._private_jobs')).length
  await db.transaction(async (tx) => {
    await addJob({ db: tx }, KIND, {}, { about })
    await removeJob({ db: tx }, KIND, about)
  })
  assert.equal(await waiting(), 0)
  const failing = db.transaction(async (tx) => {
    await addJob({ db: tx }, KIND, {}, { about })
    throw new Error('no')
  })
  await assert.rejects(failing, /^Error: no$/)
  assert.equal(await waiting(), 0)
})
