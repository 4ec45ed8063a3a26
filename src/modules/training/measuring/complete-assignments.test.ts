import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { workbookOf } from '../../../../test/fixtures/spreadsheets/make-workbook.ts'
import { anAttendee, anEvent, upload } from '../../../../test/support/factories.ts'
import {
  aCourse,
  aProgramme,
  assign,
  assignmentsOf,
  complete,
  ok,
  startTraining,
} from '../../../../test/support/training.ts'

import { evaluateEverybody, evaluateProgrammes } from './measure-programmes.ts'

const ADA = 'ada@example.org'

test('a programme is completed by the last of its requirements, at the time of that, and announced once', async () => {
  await using world = await startTraining()
  const [first, second, event] = [await aCourse(world), await aCourse(world), await anEvent(world)]
  const requirements = [{ course_id: first.id }, { course_id: second.id }, { event_id: event.id }]
  const programme = await aProgramme(world, requirements)
  const attendee = await anAttendee(world, event.id, { email: ADA })
  await assign(world, programme.id, ['ADA@Example.org', 'bob@example.org'])
  await complete(world, first.id, [ADA, 'bob@example.org'], { completed_at: '2026-01-05T10:00:00Z' })
  await ok(world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [attendee.id] }))
  await world.handle()
  assert.equal((await assignmentsOf(world, ADA))[0].status, 'due')
  world.advance(60_000)
  await complete(world, second.id, [ADA])
  await world.handle()
  const [mine] = await assignmentsOf(world, ADA)
  assert.equal(mine.status, 'compliant')
  const [done] = await ok(world.request('GET', `/admin/training/completions?course_id=${second.id}`))
  assert.equal(mine.completed_at, done.completed_at)
  assert.equal((await assignmentsOf(world, 'bob@example.org'))[0].status, 'due')
  await complete(world, second.id, [ADA])
  await world.handle()
  const told = await world.query<any>(`select subject_id, body from domain_event where type = 'programme.completed'`)
  assert.deepEqual(
    told.map(({ subject_id }) => subject_id),
    [mine.id],
  )
  assert.deepEqual(JSON.parse(told[0].body).data, {
    assignment_id: mine.id,
    programme_id: programme.id,
    email: 'ADA@Example.org',
    name: 'Ada Lovelace',
    completed_at: mine.completed_at,
  })
})

test('an event counts for whoever was checked in there, whether the programme came before or after', async () => {
  await using world = await startTraining()
  const event = await anEvent(world)
  const programme = await aProgramme(world, [{ event_id: event.id }])
  const early = await anAttendee(world, event.id, { email: ADA })
  const late = await anAttendee(world, event.id, { email: 'bob@example.org' })
  const checkIn = (attendee_id: number) =>
    ok(world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id }))
  await checkIn(early.id)
  await world.handle()
  await assign(world, programme.id, [ADA, 'bob@example.org'])
  await world.handle()
  await checkIn(late.id)
  await world.handle()
  for (const { id, email } of [early, late]) {
    const [{ status, completed_at }] = await assignmentsOf(world, email)
    const { checked_in_at } = await ok(world.request('GET', `/admin/events/${event.id}/attendees/${id}`))
    assert.deepEqual([status, completed_at], ['compliant', checked_in_at])
  }
})

test('an active certificate of the event counts, a revoked one and an expired one do not', async () => {
  await using world = await startTraining()
  const event = await anEvent(world, { certificate_validity_days: 1 })
  const programme = await aProgramme(world, [{ event_id: event.id }])
  const people = [
    await anAttendee(world, event.id, { email: ADA }),
    await anAttendee(world, event.id, { email: 'bob@example.org' }),
  ]
  const ids = people.map(({ id }) => id)
  const { certificates } = await ok(
    world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: ids }),
  )
  await ok(world.request('POST', `/admin/certificates/${certificates[0].id}/revoke`))
  await assign(world, programme.id, [ADA, 'bob@example.org'])
  await world.handle()
  assert.equal((await assignmentsOf(world, ADA))[0].status, 'due')
  assert.equal((await assignmentsOf(world, 'bob@example.org'))[0].completed_at, certificates[1].issued_at)
  world.advance(2 * 86_400_000)
  const again = await aProgramme(world, [{ event_id: event.id }])
  await assign(world, again.id, ['bob@example.org'])
  await world.handle()
  assert.equal((await assignmentsOf(world, 'bob@example.org'))[1].status, 'due')
})

test('a certificate of a bulk job counts for whoever has its address', async () => {
  await using world = await startTraining()
  const event = await anEvent(world)
  const programme = await aProgramme(world, [{ event_id: event.id }])
  await assign(world, programme.id, [ADA, 'bob@example.org'])
  const cells = (...texts: string[]) =>
    `<row>${texts.map((t) => `<c t="inlineStr"><is><t>${t}</t></is></c>`).join('')}</row>`
  const { body, headers } = upload(workbookOf({ rows: cells('name', 'e-mail') + cells('Ada', 'Ada@Example.org') }))
  await ok(world.request('POST', `/admin/events/${event.id}/bulk-generate`, body, { headers }))
  await world.runJobs()
  await world.handle()
  assert.equal((await assignmentsOf(world, ADA))[0].status, 'compliant')
  assert.equal((await assignmentsOf(world, 'bob@example.org'))[0].status, 'due')
})

test('what another organisation or person did, and what other events are, counts for nobody else', async () => {
  await using world = await startTraining()
  const key = await world.stranger()
  const course = await aCourse(world)
  const programme = await aProgramme(world, [{ course_id: course.id }])
  const theirs = { ...world, request: (m: string, p: string, b?: unknown) => world.request(m, p, b, { key }) }
  const other = await aCourse(theirs, { code: course.code })
  const their = await aProgramme(theirs, [{ course_id: other.id }])
  await assign(world, programme.id, [ADA])
  await assign(theirs, their.id, [ADA])
  await complete(theirs, other.code, [ADA])
  await world.handle()
  assert.equal((await assignmentsOf(world, ADA))[0].status, 'due')
  assert.equal((await assignmentsOf(theirs, ADA))[0].status, 'compliant')
})

test('requirements that change count for whoever has not completed the programme, and for nobody else', async () => {
  await using world = await startTraining()
  const [first, second, event] = [await aCourse(world), await aCourse(world), await anEvent(world)]
  const both = [{ course_id: first.id }, { course_id: second.id }]
  const programme = await aProgramme(world, [...both, { event_id: event.id }])
  await assign(world, programme.id, [ADA, 'bob@example.org', 'eve@example.org'])
  await complete(world, first.id, [ADA, 'bob@example.org'])
  await complete(world, second.id, ['bob@example.org'])
  await world.handle()
  // The last requirement that Bob has not fulfilled is deleted with its event.
  await ok(world.request('DELETE', `/admin/events/${event.id}`))
  await evaluateProgrammes(world.services)
  const statuses = async () =>
    Promise.all([ADA, 'bob@example.org', 'eve@example.org'].map(async (e) => (await assignmentsOf(world, e))[0].status))
  assert.deepEqual(await statuses(), ['due', 'compliant', 'due'])
  const third = await aCourse(world)
  const path = `/admin/training/programmes/${programme.id}`
  await ok(world.request('PATCH', path, { requirements: [{ course_id: first.id }, { course_id: third.id }] }))
  await world.runJobs()
  assert.deepEqual(await statuses(), ['due', 'compliant', 'due'])
  await ok(world.request('PATCH', path, { requirements: [{ course_id: first.id }] }))
  await world.runJobs()
  assert.deepEqual(await statuses(), ['compliant', 'compliant', 'due'])
  await ok(world.request('PATCH', path, { requirements: [] }))
  await world.runJobs()
  assert.deepEqual(await statuses(), ['compliant', 'compliant', 'due'])
})

test('requirements that change while people are measured by the ones before are not missed', async () => {
  await using world = await startTraining()
  const [first, second] = [await aCourse(world), await aCourse(world)]
  const programme = await aProgramme(world, [{ course_id: first.id }])
  await assign(world, programme.id, [ADA])
  await complete(world, second.id, [ADA])
  await world.handle()
  const client = await world.pool.connect()
  await client.query('begin; select from training_assignment for update')
  const measuring = evaluateProgrammes(world.services)
  while ((await world.query(`select from pg_locks where not granted`)).length === 0) await wait(5)
  const path = `/admin/training/programmes/${programme.id}`
  await ok(world.request('PATCH', path, { requirements: [{ course_id: second.id }] }))
  await client.query('commit')
  client.release()
  await measuring
  await evaluateProgrammes(world.services)
  assert.equal((await assignmentsOf(world, ADA))[0].status, 'compliant')
})

test('what becomes somebody’s when an address is put right is found by the daily look at everybody', async () => {
  await using world = await startTraining()
  const event = await anEvent(world)
  const programme = await aProgramme(world, [{ event_id: event.id }])
  const { id } = await anAttendee(world, event.id, { email: 'adda@example.org' })
  await ok(world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: id }))
  await assign(world, programme.id, [ADA])
  await world.handle()
  await ok(world.request('PATCH', `/admin/events/${event.id}/attendees/${id}`, { email: ADA }))
  await world.handle()
  assert.equal((await assignmentsOf(world, ADA))[0].status, 'due')
  await evaluateEverybody(world.services)
  assert.equal((await assignmentsOf(world, ADA))[0].status, 'compliant')
})
