import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'

test('a dry run of deleting an event counts what would be deleted with it, and deletes nothing', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const other = await anEvent(world)
  const path = `/admin/events/${event.id}`
  const dry = () => world.request('DELETE', `${path}?dry_run=true`)
  assert.deepEqual((await dry()).body, { attendees: 0, certificates: 0, certificates_refused: 0, sessions: 0 })
  const people = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  await anAttendee(world, other.id)
  await world.request('POST', `${path}/certificates`, { attendee_ids: [people[0]!.id] })
  for (let hour = 10; hour < 13; hour += 1) {
    const times = { start_time: `2026-12-01T${hour}:00:00Z`, end_time: `2026-12-01T${hour}:30:00Z` }
    assert.equal((await world.request('POST', `${path}/sessions`, { title: 'Talk', ...times })).status, 201)
  }
  const { status, body, headers } = await dry()
  const certificates = { certificates: 1, certificates_refused: 1 }
  assert.deepEqual([status, body], [200, { attendees: 2, ...certificates, sessions: 3 }])
  const entries = await world.query(`select 1 from audit_entry where request_id = '${headers['x-request-id']}'`)
  assert.deepEqual(entries, [])
  assert.equal((await world.request('GET', path)).body.attendee_count, 2)
  const [issued] = await world.query<{ id: number }>('select id from certificate')
  await world.request('POST', `/admin/certificates/${issued!.id}/revoke`)
  assert.deepEqual((await dry()).body, { attendees: 2, certificates: 1, certificates_refused: 0, sessions: 3 })
  const stranger = await world.stranger()
  const refused = await world.request('DELETE', `${path}?dry_run=true`, undefined, { key: stranger })
  assertRefused(refused, 404, 'not_found')
  for (const unclear of ['yes', 'TRUE', ''])
    assertRefused(
      await world.request('DELETE', `${path}?dry_run=${unclear}`),
      422,
      'validation_failed',
      'query.dry_run',
    )
  assert.equal((await world.request('DELETE', `${path}?dry_run=false`)).status, 204)
  assertRefused(await dry(), 404, 'not_found')
})
