import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCourse, aProgramme, assign, complete, ok, startTraining } from '../../../../test/support/training.ts'

const PATH = '/admin/training/people'

test('each person is listed once with all programmes: overdue people first, then by the next due date', async () => {
  await using world = await startTraining()
  world.stopClock(new Date('2026-11-20T12:00:00Z'))
  const course = await aCourse(world)
  const [first, second] = [await aProgramme(world, [{ course_id: course.id }]), await aProgramme(world, [])]
  await assign(world, first.id, ['late@example.org'], { due_date: '2026-11-19' })
  await assign(world, first.id, ['done@example.org', 'Ada@example.org'], { due_date: '2026-11-20' })
  await assign(world, second.id, ['ada@example.org'], { due_date: '2026-11-21' })
  await assign(world, second.id, ['free@example.org'])
  await complete(world, course.id, ['done@example.org'])
  await world.handle()
  const people = await ok(world.request('GET', PATH))
  const seen = people.map((each: any) => [each.email, each.overdue, each.due, each.compliant, each.next_due_date])
  assert.deepEqual(seen, [
    ['late@example.org', 1, 0, 0, '2026-11-19'],
    ['ada@example.org', 0, 2, 0, '2026-11-20'],
    ['done@example.org', 0, 0, 1, null],
    ['free@example.org', 0, 1, 0, null],
  ])
  assert.deepEqual(
    people[1].assignments.map((each: any) => [each.programme_id, each.status, each.due_date, each.completed_at]),
    [
      [first.id, 'due', '2026-11-20', null],
      [second.id, 'due', '2026-11-21', null],
    ],
  )
  assert.equal(people[2].assignments[0].completed_at, '2026-11-20T12:00:00.000Z')
})

test('people are found by name, address, programme and status, page by page, and written to a file', async () => {
  await using world = await startTraining()
  const [first, second] = [await aProgramme(world, []), await aProgramme(world, [], { name: 'First aid' })]
  const people = [{ email: 'ada@example.org', name: 'Ada 100%' }, { email: 'bob@example.org' }]
  await ok(world.request('POST', `/admin/training/programmes/${first.id}/assignments`, { people }))
  await assign(world, second.id, ['bob@example.org'], { due_date: '2020-01-01' })
  const found = async (query: string) => (await ok(world.request('GET', `${PATH}?${query}`))).map((p: any) => p.email)
  assert.deepEqual(await found('search=ADA'), ['ada@example.org'])
  assert.deepEqual(await found('search=0%25'), ['ada@example.org'])
  assert.deepEqual(await found('search=bob@'), ['bob@example.org'])
  assert.deepEqual(await found('search=%25b'), [])
  assert.deepEqual(await found('status=overdue'), ['bob@example.org'])
  assert.deepEqual(await found(`status=overdue&programme_id=${first.id}`), [])
  assert.deepEqual(await found(`programme_id=${second.id}`), ['bob@example.org'])
  const page = await world.request('GET', `${PATH}?limit=1&page=2`)
  assert.deepEqual([page.headers['x-total-count'], page.body[0].email], ['2', 'ada@example.org'])
  const file = await world.request('GET', `${PATH}?format=csv`)
  assert.deepEqual(file.text.trim().split('\r\n').slice(1), [
    'ada@example.org,Ada 100%,0,1,0,,,due',
    'bob@example.org,,0,1,1,2020-01-01,overdue,due',
  ])
})

test('the preview of an assignment counts who would get it, and assigns to nobody', async () => {
  await using world = await startTraining()
  const course = await aCourse(world)
  const { id } = await aProgramme(world, [{ course_id: course.id }])
  await assign(world, id, ['done@example.org', 'open@example.org'])
  await complete(world, course.id, ['done@example.org'])
  await world.handle()
  const people = ['done', 'open', 'new', 'NEW'].map((name) => ({ email: `${name}@example.org` }))
  for (const [body, would_assign] of [
    [{ people }, 1],
    [{ people, again: true }, 2],
  ] as const) {
    const path = `/admin/training/programmes/${id}/assignments`
    const preview = await ok(world.request('POST', `${path}?dry_run=true`, body))
    assert.deepEqual(preview, { would_assign, already_assigned: 4 - would_assign })
  }
  assert.equal((await ok(world.request('GET', '/admin/training/assignments'))).length, 2)
  const missing = await world.request('POST', `/admin/training/programmes/${id + 1}/assignments?dry_run=true`, {
    people,
  })
  assert.equal(missing.status, 404)
})
