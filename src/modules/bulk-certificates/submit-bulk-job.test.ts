import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aBulkJob, count, keysStored, submit } from '../../../test/support/stored.ts'
import { claimBulkJob, reportProgress } from './claim-bulk-job.ts'

const credits = async (world: World) => (await world.request('GET', '/admin/credits')).body
const ledger = async (world: World) =>
  (await world.request('GET', '/admin/credits/ledger')).body.map((entry: any) => [
    entry.kind,
    entry.amount,
    entry.held_amount,
    entry.bulk_job_id,
  ])

test('a job tells all its fields while it is pending, processing and completed', async () => {
  await using world = await startWorld({ credits: 100 })
  const event = await anEvent(world)
  const { job, path } = await aBulkJob(world, event.id, 60)
  const read = async () => (await world.request('GET', path)).body
  const { id, created_at, ...pending } = job
  assert.ok(Number.isInteger(id))
  assert.match(created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.deepEqual(pending, {
    event_id: event.id,
    status: 'pending',
    file_name: 'names.xlsx',
    kind: 'attendee',
    sheet: 'Sheet1',
    header_row: 1,
    column: 'Name',
    mapping: { Name: 'name' },
    total_count: 60,
    processed_count: 0,
    credits_held: 60,
    credits_charged: 0,
    warnings: [],
    error: null,
    started_at: null,
    finished_at: null,
    download_url: null,
  })
  assert.deepEqual(await read(), job)

  const ctx = { ...world.services, orgId: 1, actor: { kind: 'job', name: 'test' }, requestId: null } as const
  const claim = await claimBulkJob(ctx, id)
  await reportProgress(ctx, claim!, 50)
  const processing = await read()
  assert.deepEqual(processing, { ...job, status: 'processing', processed_count: 50, started_at: processing.started_at })
  assert.equal(typeof processing.started_at, 'string')
  assert.deepEqual((await world.request('GET', `/admin/events/${event.id}/certificates`)).body, [])

  await world.runJobs()
  const completed = await read()
  assert.deepEqual(completed, {
    ...job,
    status: 'completed',
    processed_count: 60,
    credits_held: 0,
    credits_charged: 60,
    started_at: processing.started_at,
    finished_at: completed.finished_at,
    download_url: `http://laurel.test/api/v1${path}/download`,
  })
  assert.ok(completed.finished_at >= completed.started_at)
})

test('the certificates of a job are those of the file, in its order, and belong to nobody', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, {
    certificate_validity_days: 5,
    certificate_tiers: [{ name: 'T', min_attendance_percent: 0 }],
  })
  await aBulkJob(world, event.id, ['Ada', 'Ada', 'Grace'])
  await world.runJobs()
  const { body } = await world.request('GET', `/admin/events/${event.id}/certificates`)
  assert.deepEqual(
    body.map((one: any) => one.attendee_name),
    ['Grace', 'Ada', 'Ada'],
  )
  for (const one of body) {
    assert.deepEqual([one.attendee_id, one.attendee_email, one.tier, one.status], [null, null, null, 'active'])
    assert.equal(Date.parse(one.expires_at) - Date.parse(one.issued_at), 5 * 86_400_000)
  }
  assert.equal(new Set(body.map((one: any) => one.public_id)).size, 3)
})

test('credits are held when the job is made and spent when it completes, and the ledger says so', async () => {
  await using world = await startWorld({ credits: 10 })
  const { job } = await aBulkJob(world, (await anEvent(world)).id, 4)
  assert.deepEqual(await credits(world), { balance: 6, held: 4 })
  await world.runJobs()
  assert.deepEqual(await credits(world), { balance: 6, held: 0 })
  assert.deepEqual(await ledger(world), [
    ['capture', 0, -4, job.id],
    ['hold', -4, 4, job.id],
    ['grant', 10, 0, null],
  ])
})

test('of 10 uploads of 10 names at once on 50 credits, five pass and five are 402; the balance ends at 0', async () => {
  await using world = await startWorld({ credits: 50 })
  const event = await anEvent(world)
  const names = Array.from({ length: 10 }, (_, n) => `Person ${n}`)
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(world, event.id, names)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(5).fill(201), ...Array(5).fill(402)])
  assert.deepEqual(await credits(world), { balance: 0, held: 50 })
  await world.runJobs()
  assert.deepEqual(await credits(world), { balance: 0, held: 0 })
  assert.equal(await count(world, 'certificate'), 50)
  assert.equal((await keysStored(world, 'bulk/')).length, 5)
})

test('the 30 newest jobs are listed, newest first, and those of other events are not', async () => {
  await using world = await startWorld()
  const [event, other] = [await anEvent(world), await anEvent(world)]
  const ids: number[] = []
  for (let n = 0; n < 32; n++) ids.unshift((await aBulkJob(world, event.id, 1)).job.id)
  const { job } = await aBulkJob(world, other.id, 1)
  const { status, body } = await world.request('GET', `/admin/events/${event.id}/bulk-generate-jobs`)
  assert.equal(status, 200)
  assert.deepEqual(
    body.map((one: any) => one.id),
    ids.slice(0, 30),
  )
  assert.deepEqual((await world.request('GET', `/admin/events/${other.id}/bulk-generate-jobs`)).body, [job])
  assert.deepEqual(
    (await world.request('GET', `/admin/events/${(await anEvent(world)).id}/bulk-generate-jobs`)).body,
    [],
  )
})

test('the list of jobs pages within the 30 newest', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ids: number[] = []
  for (let n = 0; n < 32; n++) ids.unshift((await aBulkJob(world, event.id, 1)).job.id)
  const list = async (query: string) => {
    const { body, headers } = await world.request('GET', `/admin/events/${event.id}/bulk-generate-jobs${query}`)
    const links = [...String(headers['link']).matchAll(/[?&]page=(\d+)>; rel="(\w+)"/g)].map(([, to, rel]) => [rel, to])
    return { ids: body.map(({ id }: any) => id), total: headers['x-total-count'], links: Object.fromEntries(links) }
  }
  assert.deepEqual(await list(''), { ids: ids.slice(0, 30), total: '30', links: { first: '1', last: '1' } })
  assert.deepEqual(await list('?page=2'), {
    ids: ids.slice(20, 30),
    total: '30',
    links: { first: '1', last: '2', prev: '1' },
  })
  assert.deepEqual(await list('?page=2&limit=7'), {
    ids: ids.slice(7, 14),
    total: '30',
    links: { first: '1', last: '5', prev: '1', next: '3' },
  })
  assert.deepEqual((await list('?page=5&limit=7')).ids, ids.slice(28, 30))
  assert.deepEqual((await list('?page=6&limit=7')).ids, [])
})

test('a job is found in its own event only, and by its own organisation', async () => {
  await using world = await startWorld()
  const [event, other] = [await anEvent(world), await anEvent(world)]
  const { job, path } = await aBulkJob(world, event.id, 1)
  const key = await world.stranger()
  for (const rest of ['', '/download', '/cancel']) {
    const method = rest === '/cancel' ? 'POST' : 'GET'
    const paths = [
      `/admin/events/${other.id}/bulk-generate-jobs/${job.id}`,
      `/admin/events/${event.id}/bulk-generate-jobs/987`,
    ]
    for (const wrong of paths) assert.equal((await world.request(method, wrong + rest)).status, 404)
    assert.equal((await world.request(method, path + rest, undefined, { key })).status, 404)
  }
  assert.equal(
    (await world.request('GET', `/admin/events/${event.id}/bulk-generate-jobs`, undefined, { key })).status,
    404,
  )
  assert.equal((await world.request('GET', path)).body.status, 'pending')
})

test('with an Idempotency-Key an upload that is sent again is the same job, and another file is 422', async () => {
  await using world = await startWorld({ credits: 10 })
  const event = await anEvent(world)
  const headers = { 'idempotency-key': 'upload-1' }
  const first = await submit(world, event.id, ['Ada', 'Grace'], { headers })
  const again = await submit(world, event.id, ['Ada', 'Grace'], { headers })
  assert.deepEqual([again.status, again.body, again.headers['idempotency-replayed']], [201, first.body, 'true'])
  assert.equal((await submit(world, event.id, ['Ada', 'Hedy'], { headers })).status, 422)
  assert.deepEqual([await count(world, 'bulk_job'), await credits(world)], [1, { balance: 8, held: 2 }])
})
