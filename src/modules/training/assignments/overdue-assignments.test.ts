import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { many } from '../../../platform/db/query.ts'
import { overdueAssignments } from '../index.ts'

/** A person with a due date, in an organisation in a time zone. */
async function assigned(world: World, due: string, zone: string): Promise<void> {
  await world.query(`update organisation set time_zone = '${zone}'`)
  await world.query(`
    with p as (insert into training_programme (org_id, name, created_at, updated_at) values (1, 'Safety', now(), now()) returning id)
    insert into training_assignment (org_id, programme_id, email, email_key, name, due_date, assigned_at, updated_at)
    select 1, id, 'a@b.co', 'a@b.co', 'Ada', '${due}', '2000-01-01', now() from p`)
}

async function overdueAt(world: World, moment: string): Promise<{ overdue_since: Date }[]> {
  const rows = await many<{ overdue_since: Date }>(world.services)`${overdueAssignments(new Date(moment))}`
  return rows
}

for (const [zone, due, midnight] of [
  ['UTC', '2026-11-22', '2026-11-23T00:00:00.000Z'],
  ['Europe/Istanbul', '2026-11-22', '2026-11-22T21:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-31', '2026-12-31T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2028-02-28', '2028-02-29T11:00:00.000Z'],
  // Clocks there go from 23:59 to 1:00, and from 23:59 back to 23:00.
  ['Africa/Cairo', '2026-04-23', '2026-04-23T22:00:00.000Z'],
  ['America/Havana', '2026-03-07', '2026-03-08T05:00:00.000Z'],
  ['Africa/Cairo', '2026-10-29', '2026-10-29T22:00:00.000Z'],
  // And from 0:59 back to 0:00, so that midnight occurs twice.
  ['America/Havana', '2026-10-31', '2026-11-01T04:00:00.000Z'],
  // PostgreSQL does not know this zone.
  ['AET', '2026-11-22', '2026-11-23T00:00:00.000Z'],
] as const)
  test(`what is due on ${due} in ${zone} is overdue from ${midnight} on, and not a millisecond before`, async () => {
    await using world = await startWorld()
    await assigned(world, due, zone)
    assert.deepEqual(await overdueAt(world, new Date(Date.parse(midnight) - 1).toISOString()), [])
    const [row] = await overdueAt(world, midnight)
    assert.equal(row?.overdue_since.toISOString(), midnight)
  })

test('what is complete or has no due date is never overdue, and nothing is before it was assigned', async () => {
  await using world = await startWorld()
  await assigned(world, '2026-11-22', 'UTC')
  await world.query(`update training_assignment set assigned_at = '2026-12-01'`)
  const [row] = await overdueAt(world, '2026-12-02')
  assert.equal(row?.overdue_since.toISOString(), '2026-12-01T00:00:00.000Z')
  await world.query('update training_assignment set completed_at = now()')
  assert.deepEqual(await overdueAt(world, '2026-12-02'), [])
  await world.query('update training_assignment set completed_at = null, due_date = null')
  const all = await many(world.services)`select from (${overdueAssignments(new Date())}) o`
  assert.deepEqual(all, [])
})
