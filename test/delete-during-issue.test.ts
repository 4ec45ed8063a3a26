import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { holdFirst, rewrite, untilBlocked } from './support/statements.ts'
import { count } from './support/stored.ts'

/**
 * Deletes an event, or its attendee, while issuing to the attendee stands right before the statement with this text. The
 * first certificate of an organisation is issued in the general way, since it makes the design version.
 */
async function deleteDuringIssue(world: World, what: 'event' | 'attendee', before: string): Promise<number[]> {
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id)
  const path = `/admin/events/${event.id}`
  using held = holdFirst(world, before)
  const issue = world.request('POST', `${path}/certificates`, { attendee_ids: [attendee.id] })
  await held.reached
  const deletion = world.request('DELETE', what === 'event' ? path : `${path}/attendees/${attendee.id}`)
  // Either it waits for the issue, or nothing keeps it.
  await Promise.race([untilBlocked(world), deletion])
  held.release()
  return (await Promise.all([issue, deletion])).map(({ status }) => status)
}

test('an event that is deleted while certificates are issued goes after them, and they stay in the log', async () => {
  await using world = await startWorld()
  assert.deepEqual(await deleteDuringIssue(world, 'event', 'from attendee a left join certificate'), [201, 204])
  assert.equal(await count(world, `certificate_log where action = 'issued'`), 1)
})

test('twin: without the lock of the event it goes before them, in the middle of their issue', async () => {
  await using world = await startWorld()
  rewrite(world, ' for key share of e', '')
  const [issued, deleted] = await deleteDuringIssue(world, 'event', 'from attendee a left join certificate')
  assert.deepEqual([issued, deleted], [404, 204])
  assert.equal(await count(world, `certificate_log where action = 'issued'`), 0)
})

test('an attendee who is deleted while the certificate is issued goes after it, and it stays valid', async () => {
  await using world = await startWorld()
  assert.deepEqual(await deleteDuringIssue(world, 'attendee', 'insert into certificate '), [201, 204])
  assert.equal(await count(world, `certificate where status = 'active' and attendee_id is null`), 1)
})

test('twin: without the lock of the attendee the issue fails inside', async () => {
  await using world = await startWorld()
  rewrite(world, ' for key share of a', '')
  assert.deepEqual(await deleteDuringIssue(world, 'attendee', 'insert into certificate '), [500, 204])
})
