import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCourse, aProgramme, assign, complete, ok, startTraining } from '../../../../test/support/training.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'
import { renewAssignments } from '../assignments/renew-assignments.ts'

test('compliance counts each person once in each programme, as of the day where the organisation is', async () => {
  await using world = await startTraining()
  await world.query(`update organisation set time_zone = 'Pacific/Auckland'`)
  world.stopClock(new Date('2026-11-22T12:00:00Z'))
  const course = await aCourse(world)
  const done = await aProgramme(world, [{ course_id: course.id }], { name: '=Fire' })
  const open = await aProgramme(world, [])
  await aProgramme(world, [], { name: 'Nobody' })
  await assign(world, done.id, ['ada@example.org', 'bob@example.org'], { due_date: '2026-11-22' })
  await assign(world, open.id, ['ada@example.org', 'eve@example.org'], { due_date: '2026-11-23' })
  await complete(world, course.id, ['ada@example.org'])
  await world.handle()
  world.stopClock(new Date('2026-11-22T12:00:01Z'))
  await assign(world, done.id, ['ada@example.org'], { again: true })
  const path = '/admin/analytics/org/training-compliance'
  const all = await ok(world.request('GET', path))
  assert.deepEqual([all.time_zone, all.today, all.total_rows], ['Pacific/Auckland', '2026-11-23', 4])
  assert.deepEqual(all.totals, { compliant: 0, due: 3, overdue: 1 })
  assert.deepEqual(
    all.programmes.map(({ programme_name, compliant, due, overdue }: any) => [programme_name, compliant, due, overdue]),
    [
      ['Nobody', 0, 0, 0],
      ['Safety', 0, 2, 0],
      ['=Fire', 0, 1, 1],
    ],
  )
  const late = await ok(world.request('GET', `${path}?status=overdue&programme_id=${done.id}`))
  assert.deepEqual(late.totals, { compliant: 0, due: 1, overdue: 1 })
  assert.deepEqual(
    late.rows.map(({ email }: any) => email),
    ['bob@example.org'],
  )
  const { headers, text } = await world.request('GET', `${path}?format=csv`)
  assert.match(String(headers['content-type']), /^text\/csv/)
  const lines = text.split('\r\n')
  assert.equal(lines.length, 6)
  assert.match(lines[1]!, /^\d+,'=Fire,bob@example\.org,,overdue,1,2026-11-22,/)
})

test('a person who is erased is in no list of training, has nothing to do any more and is given nothing again', async () => {
  await using world = await startTraining()
  const course = await aCourse(world)
  const done = await aProgramme(world, [{ course_id: course.id }], { renew_months: 1 })
  const open = await aProgramme(world, [])
  for (const { id } of [done, open])
    await assign(world, id, ['ada@example.org', 'bob@example.org'], { due_date: '2026-01-01' })
  await complete(world, course.id, ['ada@example.org'], { name: 'Ada Lovelace', external_id: 'ada@example.org 1' })
  await world.handle()
  await erasePerson(jobContext(world.services, 1, 'test'), { email: 'ADA@example.org' })
  world.advance(60 * 86_400_000)
  await renewAssignments(world.services)
  for (const list of ['assignments', 'completions']) {
    const { text } = await world.request('GET', `/admin/training/${list}`)
    assert.doesNotMatch(text, /ada|lovelace/i)
  }
  const { totals, rows } = await ok(world.request('GET', '/admin/analytics/org/training-compliance'))
  assert.deepEqual(totals, { compliant: 0, due: 0, overdue: 2 })
  assert.deepEqual([...new Set(rows.map(({ email }: any) => email))], ['bob@example.org'])
})
