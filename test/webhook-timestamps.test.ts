import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent } from './support/factories.ts'
import { startWorld } from './support/harness.ts'
import { rounds } from './support/rounds.ts'

test('of 200 certificates that are issued and revoked at once, the times of no certificate go back, and each event tells its state', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const count = rounds(200, 2_000)
  let begun = 0
  const client = async () => {
    while (begun++ < count) {
      const attendee = await anAttendee(world, event.id)
      const issued = await world.request('POST', `/admin/events/${event.id}/certificates`, {
        attendee_ids: [attendee.id],
      })
      assert.equal(issued.status, 201)
      const { id } = issued.body.certificates[0]
      assert.equal((await world.request('POST', `/admin/certificates/${id}/revoke`)).status, 200)
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
  const rows = await world.query<{ subject: number; type: string; body: Buffer }>(
    "select subject_id::int as subject, type, body from domain_event where type like 'cert.%' order by subject_id, id",
  )
  const events = rows.map((row) => ({ ...row, ...JSON.parse(row.body.toString('utf8')) }))
  assert.equal(events.length, 2 * count)
  for (let index = 0; index < events.length; index += 2) {
    const [issued, revoked] = [events[index], events[index + 1]]
    assert.deepEqual([issued.event, revoked.event], ['cert.issued', 'cert.revoked'])
    assert.deepEqual([issued.data.certificate_id, revoked.data.certificate_id], [issued.subject, issued.subject])
    // The same form everywhere, to the microsecond, so that their order is that of the texts.
    for (const { timestamp } of [issued, revoked])
      assert.match(timestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$/)
    assert.ok(issued.timestamp < revoked.timestamp)
  }
})
