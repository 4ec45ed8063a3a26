import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aCourse, aProgramme, assign, completionsOf, ok } from '../../../../test/support/training.ts'

const post = (world: World, completions: object[]) =>
  ok(world.request('POST', '/admin/training/completions', { completions }))

const people = (count: number) => Array.from({ length: count }, (_, n) => `person-${n}@example.org`)

async function counts(world: World): Promise<any> {
  const [row] = await world.query(`
    select (select count(*)::int from training_completion) as completions,
      (select count(*)::int from domain_event where type = 'training.completed') as events,
      (select count(*)::int from audit_entry where action = 'organisation.post_completions') as entries`)
  return row
}

/** Posts the same rows twice at once, in opposite orders: both requests look at existing rows before either writes. */
async function postTwiceAtOnce(world: World, completions: object[]): Promise<any[]> {
  const client = await world.pool.connect()
  await client.query('begin; lock table training_completion in share mode')
  const both = [completions, completions.toReversed()].map((rows) => post(world, rows))
  for (;;) {
    const { rows } = await client.query(`
      select from pg_locks where not granted and relation = 'training_completion'::regclass`)
    if (rows.length === 2) break
    await wait(5)
  }
  await client.query('commit')
  client.release()
  return Promise.all(both)
}

test('a thousand completions are taken once, however often they are sent, also at the same moment', async () => {
  await using world = await startWorld()
  const course = await aCourse(world)
  await assign(world, (await aProgramme(world, [])).id, people(1_000))
  const { completions } = completionsOf(people(1_000), { course: course.code })
  const [one, two] = await postTwiceAtOnce(world, completions)
  assert.deepEqual([one.created + two.created, one.repeated + two.repeated], [1_000, 1_000])
  assert.deepEqual([...one.errors, ...two.errors], [])
  for (let time = 0; time < 2; time++)
    assert.deepEqual(await post(world, completions), { created: 0, repeated: 1_000, errors: [] })
  const stored = await counts(world)
  assert.deepEqual([stored.completions, stored.events], [1_000, 1_000])
})

test('without the unique key the same would be taken twice', async () => {
  await using world = await startWorld({ doctor: false })
  const course = await aCourse(world)
  await assign(world, (await aProgramme(world, [])).id, people(2))
  await world.query('alter table training_completion drop constraint training_completion_once')
  const { completions } = completionsOf(people(2), { course: course.code })
  const [one, two] = await postTwiceAtOnce(world, completions)
  assert.deepEqual([one.created, two.created], [2, 2])
})

test('rows that cannot be taken are told with their place and the reason, and keep no others out', async () => {
  await using world = await startWorld()
  const [course, other] = [await aCourse(world), await aCourse(world)]
  const event = await anEvent(world)
  await anAttendee(world, event.id, { email: 'Ada@example.org' })
  const theirs = await ok(
    world.request('POST', '/admin/training/courses', { code: 'theirs', name: 'A' }, { key: await world.stranger() }),
  )
  const row = { course: course.code, email: 'ada@example.org' }
  const answer = await post(world, [
    { ...row, external_id: '1' },
    { ...row, external_id: '2', course: 'nothing' },
    { ...row, external_id: '3', course: theirs.id },
    { ...row, external_id: '4', course: String(course.id) },
    { ...row, external_id: '5', email: 'nobody@example.org' },
    { ...row, external_id: '6', email: 'no address' },
    { ...row, external_id: '7', completed_at: '2026-02-30' },
    { ...row, external_id: '8', completed_at: '2199-01-01' },
    { ...row, external_id: '1', course: other.id },
    { ...row, external_id: '1', course: ` ${course.code} ` },
    { ...row, external_id: '9', course: course.id, name: ' Ada King ', completed_at: '2026-01-31' },
  ])
  assert.deepEqual([answer.created, answer.repeated], [2, 1])
  assert.deepEqual(
    answer.errors.map(({ row, field, code }: any) => [row, field, code]),
    [
      [1, 'course', 'unknown_course'],
      [2, 'course', 'unknown_course'],
      [3, 'course', 'unknown_course'],
      [4, 'email', 'unknown_person'],
      [5, 'email', 'unknown_person'],
      [6, 'completed_at', 'invalid_time'],
      [7, 'completed_at', 'in_the_future'],
      [8, 'external_id', 'other_course'],
    ],
  )
  const [last, first] = await ok(world.request('GET', '/admin/training/completions?email=ADA@example.org'))
  assert.deepEqual([first.name, last.name, last.completed_at], ['Ada Lovelace', 'Ada King', '2026-01-31T00:00:00.000Z'])
  assert.equal((await counts(world)).entries, 1)
})

test('a date that has begun in the east alone is taken as now, so that nothing was completed in the future', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-21T21:30:00Z'))
  const course = await aCourse(world)
  await assign(world, (await aProgramme(world, [])).id, ['ada@example.org'])
  await post(world, completionsOf(['ada@example.org'], { course: course.id, completed_at: '2026-11-22' }).completions)
  const [{ completed_at }] = await ok(world.request('GET', '/admin/training/completions'))
  assert.equal(completed_at, '2026-11-21T21:30:00.000Z')
})

test('a completion that was taken back can be told again', async () => {
  await using world = await startWorld()
  const course = await aCourse(world)
  await assign(world, (await aProgramme(world, [])).id, ['ada@example.org'])
  const { completions } = completionsOf(['ada@example.org'], { course: course.id })
  await post(world, completions)
  const [{ id }] = await ok(world.request('GET', '/admin/training/completions'))
  assert.equal((await world.request('DELETE', `/admin/training/courses/${course.id}`)).status, 409)
  await ok(world.request('DELETE', `/admin/training/completions/${id}`))
  assert.equal((await post(world, completions)).created, 1)
})

test('the external ids of organisations are their own', async () => {
  await using world = await startWorld()
  const key = await world.stranger()
  const theirs = { ...world, request: (m: string, p: string, b?: unknown) => world.request(m, p, b, { key }) }
  for (const each of [world, theirs]) {
    const course = await aCourse(each)
    await assign(each, (await aProgramme(each, [])).id, ['ada@example.org'])
    const answer = await post(each, [{ course: course.id, email: 'ada@example.org', external_id: 'same' }])
    assert.equal(answer.created, 1)
  }
})
