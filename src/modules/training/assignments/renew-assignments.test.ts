import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  aCourse,
  aProgramme,
  assign,
  assignmentsOf,
  complete,
  startTraining,
} from '../../../../test/support/training.ts'
import { renewAssignments } from './renew-assignments.ts'

const ADA = 'ada@example.org'

/** A person who completed a programme at a moment. */
async function completed(at: string, renew_months: number, zone = 'UTC') {
  const world = await startTraining()
  await world.query(`update organisation set time_zone = '${zone}'`)
  world.stopClock(new Date(at))
  const course = await aCourse(world)
  const programme = await aProgramme(world, [{ course_id: course.id }], { renew_months })
  await assign(world, programme.id, [ADA])
  await complete(world, course.id, [ADA])
  await world.handle()
  return { world, course, programme }
}

for (const [at, months, due, zone] of [
  ['2026-01-31T12:00:00Z', 1, '2026-02-28', 'UTC'],
  ['2028-01-31T12:00:00Z', 1, '2028-02-29', 'UTC'],
  ['2028-02-29T12:00:00Z', 12, '2029-02-28', 'UTC'],
  ['2028-02-29T12:00:00Z', 48, '2032-02-29', 'UTC'],
  ['2026-02-28T12:00:00Z', 12, '2027-02-28', 'UTC'],
  ['2026-08-31T12:00:00Z', 6, '2027-02-28', 'UTC'],
  // It is already the last day of the year there, and still the last day of January.
  ['2026-12-30T21:30:00Z', 12, '2027-12-31', 'Europe/Istanbul'],
  ['2026-02-01T04:59:00Z', 1, '2026-02-28', 'America/New_York'],
] as const)
  test(`completed at ${at} in ${zone} and due every ${months} months it is due again on ${due}, and given some days before`, async () => {
    const { world, programme } = await completed(at, months, zone)
    await using _ = world
    const begins = new Date(Date.parse(`${due}T12:00:00Z`) - (months === 1 ? 10 : 30) * 86_400_000)
    world.stopClock(new Date(begins.getTime() - 86_400_000))
    await renewAssignments(world.services)
    assert.equal((await assignmentsOf(world, ADA)).length, 1)
    world.stopClock(begins)
    await Promise.all([renewAssignments(world.services), renewAssignments(world.services)])
    await renewAssignments(world.services)
    await world.handle()
    const [, next, ...more] = await assignmentsOf(world, ADA)
    assert.deepEqual(more, [])
    const { programme_id, cycle, due_date, status } = next
    assert.deepEqual(
      { programme_id, cycle, due_date, status },
      { programme_id: programme.id, cycle: 2, due_date: due, status: 'due' },
    )
  })

test('what was done since the last time counts for the next, and it is due again from then', async () => {
  const { world, course } = await completed('2026-01-10T00:00:00Z', 12)
  await using _ = world
  world.stopClock(new Date('2026-07-10T00:00:00Z'))
  await complete(world, course.id, [ADA])
  await world.handle()
  assert.equal((await assignmentsOf(world, ADA)).length, 1)
  world.stopClock(new Date('2026-12-20T00:00:00Z'))
  await renewAssignments(world.services)
  await world.handle()
  const [, second] = await assignmentsOf(world, ADA)
  assert.deepEqual([second.status, second.completed_at], ['compliant', '2026-07-10T00:00:00.000Z'])
  await renewAssignments(world.services)
  assert.equal((await assignmentsOf(world, ADA)).length, 2)
  world.stopClock(new Date('2027-06-15T00:00:00Z'))
  await renewAssignments(world.services)
  assert.equal((await assignmentsOf(world, ADA))[2].due_date, '2027-07-10')
})

test('what is older than the months of renewal does not count when it is assigned', async () => {
  const { world, course } = await completed('2026-01-10T00:00:00Z', 12)
  await using _ = world
  world.stopClock(new Date('2028-01-10T00:00:00Z'))
  const yearly = await aProgramme(world, [{ course_id: course.id }], { renew_months: 12 })
  const once = await aProgramme(world, [{ course_id: course.id }])
  for (const { id } of [yearly, once]) await assign(world, id, [ADA])
  await world.handle()
  const [, second, third] = await assignmentsOf(world, ADA)
  assert.deepEqual([second.status, third.status, third.completed_at], ['due', 'compliant', '2026-01-10T00:00:00.000Z'])
})

test('who is rid of the next cycle is not given it again', async () => {
  const { world } = await completed('2026-01-10T00:00:00Z', 1)
  await using _ = world
  world.stopClock(new Date('2026-02-20T00:00:00Z'))
  await renewAssignments(world.services)
  const [, { id }] = await assignmentsOf(world, ADA)
  await world.request('DELETE', `/admin/training/assignments/${id}`)
  await renewAssignments(world.services)
  assert.equal((await assignmentsOf(world, ADA)).length, 1)
  const { body } = await world.request('GET', '/admin/analytics/org/training-compliance')
  assert.deepEqual(body.totals, { compliant: 0, due: 0, overdue: 0 })
})

test('cycles of two addresses that have become one keep nobody’s renewal from coming', async () => {
  const { world, course, programme } = await completed('2026-01-10T00:00:00Z', 1)
  await using _ = world
  await assign(world, programme.id, ['bob@example.org'])
  world.stopClock(new Date('2026-01-11T00:00:00Z'))
  await complete(world, course.id, ['bob@example.org'])
  await world.handle()
  // Ada has had a second cycle, and a third that was deleted; Bob has the first one.
  for (let cycle = 2; cycle <= 3; cycle++) {
    world.stopClock(new Date(`2026-01-1${cycle}T00:00:00Z`))
    await assign(world, programme.id, [ADA], { again: true })
    world.stopClock(new Date(`2026-01-1${cycle}T01:00:00Z`))
    if (cycle === 2) await complete(world, course.id, [ADA])
    await world.handle()
  }
  const [first, , third] = await assignmentsOf(world, ADA)
  for (const { id } of [first, third]) await world.request('DELETE', `/admin/training/assignments/${id}`)
  await world.request('POST', '/admin/training/change-email', { from: 'bob@example.org', to: ADA })
  world.stopClock(new Date('2026-02-20T00:00:00Z'))
  await renewAssignments(world.services)
  const cycles = (await assignmentsOf(world, ADA)).map(({ cycle, status }) => [cycle, status])
  assert.deepEqual(cycles.at(-1), [3, 'overdue'])
})
