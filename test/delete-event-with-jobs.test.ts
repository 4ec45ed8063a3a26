import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examine } from '../src/doctor.ts'
import { runBulkJob } from '../src/modules/bulk-certificates/run-bulk-job.ts'
import { anAttendee, anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { rounds } from './support/rounds.ts'
import { aBulkJob, count, keysStored, outbox, submit } from './support/stored.ts'

const credits = async (world: World) => (await world.request('GET', '/admin/credits')).body
const remove = (world: World, id: number) => world.request('DELETE', `/admin/events/${id}`)

test('an event that is deleted takes a pending job with it, and its credits come back', async () => {
  await using world = await startWorld({ credits: 10 })
  const event = await anEvent(world)
  const { path } = await aBulkJob(world, event.id, 4)
  assert.equal((await remove(world, event.id)).status, 204)
  assert.deepEqual(await credits(world), { balance: 10, held: 0 })
  assert.equal((await world.request('GET', path)).status, 404)
  await world.runJobs()
  assert.deepEqual([await count(world, 'bulk_job'), await outbox(world), await keysStored(world)], [0, [], []])
  assert.equal(await count(world, 'graphile_worker._private_jobs'), 0)
})

test('with a completed job its archive goes too, and what was spent stays spent', async () => {
  await using world = await startWorld({ credits: 10 })
  const event = await anEvent(world)
  const { path } = await aBulkJob(world, event.id, 4)
  await world.runJobs()
  assert.equal((await keysStored(world)).length, 1)
  await remove(world, event.id)
  assert.equal((await world.request('GET', `${path}/download`)).status, 404)
  await world.runJobs()
  assert.deepEqual([await keysStored(world), await count(world, 'certificate')], [[], 0])
  assert.deepEqual(await credits(world), { balance: 6, held: 0 })
})

test('a download whose archive has just gone with its event is 404, not a failure of the service', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { path } = await aBulkJob(world, event.id, 1)
  await world.runJobs()
  const { blobs } = world.services
  const { read } = blobs
  Object.assign(blobs, {
    read: async (key: string) => {
      await remove(world, event.id)
      await world.runJobs()
      return read(key)
    },
  })
  assert.equal((await world.request('GET', `${path}/download`)).status, 404)
})

test('an archive that goes with its event while the doctor looks is no stray', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await aBulkJob(world, event.id, 1)
  await world.runJobs()
  const { blobs } = world.services
  const { list } = blobs
  Object.assign(blobs, {
    async *list(prefix: string) {
      yield* await Array.fromAsync(list(prefix))
      if (prefix !== 'bulk/') return
      await remove(world, event.id)
      await world.runJobs()
    },
  })
  assert.deepEqual(await examine(world.services), [])
  assert.deepEqual(await Array.fromAsync(list('')), [])
})

test('deleting while the job runs: one of the two comes first, without a failure, an orphan or a lost credit', async () => {
  const times = rounds(12, 50)
  await using world = await startWorld({ credits: 5 * times })
  let spent = 0
  for (let round = 0; round < times; round++) {
    const event = await anEvent(world)
    const { job } = await aBulkJob(world, event.id, 5)
    const run = runBulkJob(world.services, { org_id: 1, bulk_job_id: job.id })
    // From its first turn to its last, whatever the number of rounds.
    for (let waits = 0; waits < (round * 50) / times; waits++) await new Promise(setImmediate)
    const [deleted] = await Promise.all([remove(world, event.id), run])
    assert.equal(deleted.status, 204)
    spent += 5 * (await count(world, `credit_entry where bulk_job_id = ${job.id} and kind = 'capture'`))
  }
  await world.runJobs()
  assert.deepEqual(await credits(world), { balance: 5 * times - spent, held: 0 })
  assert.deepEqual(
    [await count(world, 'bulk_job'), await count(world, 'certificate'), await keysStored(world)],
    [0, 0, []],
  )
})

test('issuing, uploading and revoking while the event is deleted end as if they came before or after it', async () => {
  await using world = await startWorld({ credits: 1000 })
  const seen = new Set<number>()
  for (let round = 0; round < 25; round++) {
    const event = await anEvent(world)
    const people = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
    const first = { attendee_ids: [people[0].id] }
    const issue = (body: object) => world.request('POST', `/admin/events/${event.id}/certificates`, body)
    const { id } = (await issue(first)).body.certificates[0]
    const work = [
      () => issue({}),
      () => issue({ attendee_ids: people.map((person) => person.id) }),
      () => world.request('POST', `/admin/certificates/${id}/revoke`),
      () => world.request('POST', `/admin/certificates/${id}/reissue`, { attendee_name: 'B' }),
      () => submit(world, event.id, ['Ada', 'Grace']),
      () => world.request('DELETE', `/admin/events/${event.id}/attendees/${people[1].id}`),
    ]
    const running = work.map((each) => each())
    for (let waits = 0; waits < round; waits++) await new Promise(setImmediate)
    const answers = await Promise.all([remove(world, event.id), ...running])
    assert.equal(answers[0]!.status, 204)
    for (const { status } of answers) {
      assert.ok([200, 201, 204, 404, 409].includes(status), String(status))
      seen.add(status)
    }
  }
  assert.ok(seen.has(404) && seen.has(201))
  await world.runJobs()
})
