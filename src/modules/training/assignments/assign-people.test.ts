import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import {
  aCourse,
  aProgramme,
  assign,
  assignmentsOf,
  complete,
  ok,
  startTraining,
} from '../../../../test/support/training.ts'

const ADA = 'ada@example.org'

test('a programme is assigned to each person once, however often and by how many at once', async () => {
  await using world = await startWorld()
  const { id } = await aProgramme(world, [])
  const emails = Array.from({ length: 250 }, (_, n) => `person-${n}@example.org`)
  const answers = await Promise.all(
    [emails, emails.toReversed(), [...emails, 'PERSON-1@Example.org']].map((each) => assign(world, id, each)),
  )
  assert.equal(
    answers.reduce((sum, { assigned }) => sum + assigned, 0),
    250,
  )
  assert.equal(
    answers.reduce((sum, { already_assigned }) => sum + already_assigned, 0),
    501,
  )
  const list = await world.request('GET', `/admin/training/programmes/${id}/assignments?limit=200&page=2`)
  assert.equal(Number(list.headers['x-total-count']), 250)
  assert.equal(list.body.length, 50)
})

test('people are called as they are known, with a due date of their own or that of all', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await anAttendee(world, event.id, { email: ADA })
  const { id } = await aProgramme(world, [])
  const people = [{ email: 'Ada@Example.org' }, { email: 'bob@example.org', name: ' Bob ', due_date: null }]
  const body = { people, due_date: '2026-12-31' }
  const { assignments } = await ok(world.request('POST', `/admin/training/programmes/${id}/assignments`, body))
  assert.deepEqual(
    assignments.map(({ email, name, due_date, cycle, status }: any) => [email, name, due_date, cycle, status]),
    [
      ['Ada@Example.org', 'Ada Lovelace', '2026-12-31', 1, 'due'],
      ['bob@example.org', 'Bob', null, 1, 'due'],
    ],
  )
})

test('again: whoever has completed it does it anew, whoever has not keeps it, and what was done does not count', async () => {
  await using world = await startTraining()
  const course = await aCourse(world)
  const { id } = await aProgramme(world, [{ course_id: course.id }])
  await assign(world, id, [ADA, 'bob@example.org'])
  await complete(world, course.id, [ADA])
  await world.handle()
  world.advance(1_000)
  const { assigned } = await assign(world, id, [ADA, 'bob@example.org', 'eve@example.org'], { again: true })
  assert.equal(assigned, 2)
  await complete(world, course.id, [ADA], { completed_at: '2026-01-01' })
  await world.handle()
  const [first, second] = await assignmentsOf(world, ADA)
  assert.deepEqual(
    [first.status, first.renewed_at !== null, second.cycle, second.status],
    ['compliant', true, 2, 'due'],
  )
  assert.equal((await assignmentsOf(world, 'bob@example.org')).length, 1)
  world.advance(1_000)
  await complete(world, course.id, [ADA])
  await world.handle()
  assert.equal((await assignmentsOf(world, ADA))[1].status, 'compliant')
})

test('an extended assignment is due again, alone or with all that are open', async () => {
  await using world = await startTraining()
  world.stopClock(new Date('2026-11-22T12:00:00Z'))
  const course = await aCourse(world)
  const { id } = await aProgramme(world, [{ course_id: course.id }])
  const emails = [ADA, 'bob@example.org', 'eve@example.org']
  await assign(world, id, emails, { due_date: '2026-11-21' })
  await complete(world, course.id, ['eve@example.org'])
  await world.handle()
  const statuses = async () =>
    Promise.all(emails.map(async (email) => (await assignmentsOf(world, email)).map((a: any) => a.status).join()))
  assert.deepEqual(await statuses(), ['overdue', 'overdue', 'compliant'])
  const [mine] = await assignmentsOf(world, ADA)
  await ok(world.request('PATCH', `/admin/training/assignments/${mine.id}`, { due_date: '2026-11-22' }))
  assert.deepEqual(await statuses(), ['due', 'overdue', 'compliant'])
  const move = (body: object) => ok(world.request('POST', `/admin/training/programmes/${id}/due-date`, body))
  assert.deepEqual(await move({ due_date: '2026-11-20', emails: ['ADA@example.org'] }), { changed: 1 })
  assert.deepEqual(await move({ due_date: '2027-01-31' }), { changed: 2 })
  assert.deepEqual(await statuses(), ['due', 'due', 'compliant'])
  assert.equal((await assignmentsOf(world, 'eve@example.org'))[0].due_date, '2026-11-21')
})

test('an assignment that is given to somebody else is theirs to do, with what they have done already', async () => {
  await using world = await startTraining()
  const course = await aCourse(world)
  const { id } = await aProgramme(world, [{ course_id: course.id }])
  const other = await aProgramme(world, [])
  await assign(world, other.id, ['bob@example.org'])
  const { assignments } = await assign(world, id, [ADA, 'eve@example.org'])
  await complete(world, course.id, ['bob@example.org'])
  const own = `/admin/training/assignments/${assignments[0].id}`
  const taken = await world.request('PATCH', own, { email: 'EVE@example.org' })
  assert.deepEqual([taken.status, taken.body.code], [409, 'already_exists'])
  await ok(world.request('PATCH', own, { email: 'bob@example.org', name: 'Bob' }))
  await world.handle()
  assert.deepEqual(await assignmentsOf(world, ADA), [])
  const { status, body } = await world.request('PATCH', own, { email: ADA })
  assert.deepEqual([status, body.code], [409, 'conflict'])
  assert.equal((await ok(world.request('GET', own))).status, 'compliant')
})

test('a person whose address changes keeps what they have to do and have done', async () => {
  await using world = await startTraining()
  const [first, second] = [await aCourse(world), await aCourse(world)]
  const both = await aProgramme(world, [{ course_id: first.id }, { course_id: second.id }])
  await assign(world, both.id, [ADA])
  await assign(world, (await aProgramme(world, [])).id, ['ada@new.example.org'])
  await complete(world, first.id, [ADA])
  await complete(world, second.id, ['ada@new.example.org'])
  const answer = await ok(
    world.request('POST', '/admin/training/change-email', { from: 'ADA@example.org', to: 'ada@new.example.org' }),
  )
  assert.deepEqual(answer, { assignments: 1, completions: 1 })
  await world.handle()
  const mine = await assignmentsOf(world, 'ada@new.example.org')
  assert.deepEqual(
    mine.map(({ programme_id, status }: any) => [programme_id === both.id, status]),
    [
      [true, 'compliant'],
      [false, 'due'],
    ],
  )
  const again = await ok(world.request('POST', '/admin/training/change-email', { from: ADA, to: 'x@example.org' }))
  assert.deepEqual(again, { assignments: 0, completions: 0 })
  await assign(world, both.id, [ADA])
  const clash = { from: ADA, to: 'ada@new.example.org' }
  assert.equal((await world.request('POST', '/admin/training/change-email', clash)).body.code, 'already_exists')
})

test('days that no calendar has, and events and courses of others, are refused where they stand', async () => {
  await using world = await startWorld()
  const key = await world.stranger()
  const event = (
    await world.request('POST', '/admin/events', { name: 'A', template_image_url: 'placeholder' }, { key })
  ).body
  const course = (await world.request('POST', '/admin/training/courses', { code: 'a', name: 'A' }, { key })).body
  const own = await aCourse(world)
  const refused = async (method: string, path: string, body: object) => {
    const { status, body: told } = await world.request(method, path, body)
    return [status, told.detail[0]?.loc.join('.'), told.detail[0]?.type]
  }
  const programmes = '/admin/training/programmes'
  const make = (requirements: object[]) => refused('POST', programmes, { name: 'A', requirements })
  const first = 'body.requirements.0'
  assert.deepEqual(await make([{ event_id: event.id }]), [422, `${first}.event_id`, 'unknown_event'])
  assert.deepEqual(await make([{ course_id: course.id }]), [422, `${first}.course_id`, 'unknown_course'])
  assert.deepEqual(await make([{ course_id: own.id, event_id: 1 }]), [422, first, 'one_of_two'])
  assert.deepEqual(await make([{}]), [422, first, 'one_of_two'])
  const { id } = await aProgramme(world, [])
  const people = [{ email: ADA, due_date: '2026-02-29' }]
  assert.deepEqual(await refused('POST', `${programmes}/${id}/assignments`, { people }), [
    422,
    'body.people.0.due_date',
    'day',
  ])
})
