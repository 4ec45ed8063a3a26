import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

/** Domain events about events, oldest first. */
async function announcements(world: World): Promise<any[]> {
  const rows = await world.query<{ body: Buffer; subject_id: number }>(
    `select body, subject_id from domain_event where type like 'event.%' order by id`,
  )
  return rows.map(({ body, subject_id }) => {
    const { event, data } = JSON.parse(body.toString('utf8'))
    assert.equal(data.event_id, subject_id)
    return { event, ...data }
  })
}

test('creating, copying, changing and deleting an event announce it once each; repeating a change announces nothing', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { name: 'Node Day', event_date: '2026-12-01T09:00:00Z' })
  const path = `/admin/events/${event.id}`
  const copy = (await world.request('POST', `${path}/duplicate`, { name: 'Node Day 2' })).body
  for (const _ of [1, 2])
    await world.request('PATCH', path, { name: 'Node Days', event_date: '2026-12-02T09:00:00+00:00' })
  for (const _ of [1, 2]) await world.request('POST', `${path}/close-registration`)
  assert.equal((await world.request('PATCH', path, { template_id: 99_999 })).status, 422)
  for (const _ of [1, 2]) await world.request('DELETE', path)
  const [created, copied, updated, closed, deleted, ...others] = await announcements(world)
  assert.deepEqual(others, [])
  assert.deepEqual(
    [created.event, created.name, created.copied_from, created.event_date, created.created_at],
    ['event.created', 'Node Day', null, '2026-12-01T09:00:00.000Z', event.created_at],
  )
  assert.deepEqual([copied.event, copied.event_id, copied.copied_from], ['event.created', copy.id, event.id])
  assert.deepEqual(
    [updated.event, updated.name, updated.changes.toSorted()],
    ['event.updated', 'Node Days', ['event_date', 'name']],
  )
  assert.deepEqual([closed.changes, closed.registration_closed], [['registration_closed'], true])
  assert.deepEqual([deleted.event, deleted.name, deleted.attendee_count], ['event.deleted', 'Node Days', 0])
})
