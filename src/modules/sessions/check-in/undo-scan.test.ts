import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aKey, anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { holdBack } from '../../../../test/support/statements.ts'

async function aDoor(world: World) {
  const event = await anEvent(world)
  const session = await aSession(world, event.id, { capacity: 1 })
  const ada = await anAttendee(world, event.id)
  const path = `/admin/events/${event.id}`
  const log = async () => (await world.request('GET', `${path}/scans?limit=200`)).body
  let scans = 0
  return {
    event,
    session,
    ada,
    path,
    log,
    doors: { session: `${path}/sessions/${session.id}/checkin`, event: `${path}/checkin` },
    /** Sends a scan of so many milliseconds after ten o'clock. @returns it as the log has it */
    scan: async (ms: number, fields: object = {}) => {
      const key = `scan-${++scans}-sent`
      const at = new Date(Date.UTC(2026, 10, 20, 10) + ms).toISOString()
      const sent = { key, attendee_id: ada.id, session_id: session.id, direction: 'in', at, verdict: 'accepted' }
      const { status, text } = await world.request('POST', `${path}/scans`, {
        device_id: 'device-1',
        scans: [{ ...sent, ...fields }],
      })
      assert.equal(status, 200, text)
      return (await log()).find((row: any) => row.key === key)
    },
    undo: (scan: { id: number }, key = world.key) =>
      world.request('POST', `/admin/scans/${scan.id}/undo`, undefined, { key }),
  }
}

test('undoing a scan undoes the check-in that it made, at the door of a session and of an event, and stays on record', async () => {
  await using world = await startWorld()
  const { session, ada, path, doors, log, undo } = await aDoor(world)
  for (const [of, door] of Object.entries(doors)) {
    await world.request('POST', door, { attendee_id: ada.id })
    const [scan] = await log()
    const { status, body } = await undo(scan)
    assert.equal(status, 200)
    assert.deepEqual([body.session_id, body.already_undone], [of === 'session' ? session.id : null, false])
    const [listed] = (await world.request('GET', `${path}/attendees`)).body
    const { id, checked_in_at, sessions_attended } = body.attendee
    assert.deepEqual([id, checked_in_at, sessions_attended], [ada.id, listed.checked_in_at, listed.sessions_attended])
    assert.equal(sessions_attended, of === 'session' ? 0 : 1, 'they are in the session again meanwhile')
    const [undone, kept] = await log()
    assert.deepEqual(
      [undone.direction, undone.verdict, kept.id, kept.verdict],
      ['undo', 'accepted', scan.id, 'accepted'],
    )
    assert.equal((await world.request('POST', door, { attendee_id: ada.id })).body.already_checked_in, false)
  }
  assert.equal((await world.request('GET', `${path}/attendance`)).body.checked_in, 1)
  const undone = await world.query<{ subject_id: number }>(
    `select subject_id from audit_entry where action = 'attendee.undo_check_in'`,
  )
  assert.deepEqual(undone, [{ subject_id: ada.id }, { subject_id: ada.id }])
})

test('repeating an undo changes nothing, also after a new check-in, and also when many repeat it at once', async () => {
  await using world = await startWorld()
  const { session, ada, doors, log, undo } = await aDoor(world)
  await world.request('POST', doors.session, { attendee_id: ada.id })
  const [scan] = await log()
  holdBack(world, "set_config('enable_seqscan'", 6)
  const answers = await Promise.all(Array.from({ length: 6 }, () => undo(scan)))
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.already_undone]).sort(),
    [[200, false], ...Array(5).fill([200, true])].sort(),
  )
  assert.equal((await log()).length, 2)
  await world.request('POST', doors.session, { attendee_id: ada.id })
  assert.deepEqual([(await undo(scan)).body.already_undone, (await log()).length], [true, 3])
  const [inside] = await world.query<{ session_id: number }>('select session_id from check_in')
  assert.equal(inside!.session_id, session.id, 'whoever came in again stays in')
  const entries = await world.query(`select 1 from audit_entry where action = 'attendee.undo_check_in'`)
  assert.equal(entries.length, 1)
})

test('a scan that let nobody in cannot be undone: duplicate, refused, undo or unknown', async () => {
  await using world = await startWorld()
  const { ada, path, scan, log, undo } = await aDoor(world)
  const first = await scan(10)
  const others = [
    await scan(20),
    await scan(30, { verdict: 'full' }),
    await scan(40, { attendee_id: null, presented: 'scribble' }),
    await scan(50, { session_id: 888_888 }),
  ]
  for (const each of others) assertRefused(await undo(each), 409, 'conflict')
  assert.equal((await undo(first)).status, 200)
  const [undone] = await log()
  assert.equal(undone.direction, 'undo')
  assertRefused(await undo(undone), 409, 'conflict')
  assert.match((await undo(undone)).body.detail, /^This scan checked nobody in/)
  await world.request('DELETE', `${path}/attendees/${ada.id}`)
  assertRefused(await undo(first), 409, 'conflict')
})

test('a scan counts only while it is the earliest: an earlier one that arrives late replaces it', async () => {
  await using world = await startWorld()
  const { scan, undo } = await aDoor(world)
  const late = await scan(20)
  const early = await scan(10)
  assertRefused(await undo(late), 409, 'conflict')
  assert.equal((await undo(early)).body.already_undone, false)
  assert.deepEqual(await world.query('select 1 from check_in'), [])
})

test('nobody can undo a scan of a deleted session, of another organisation or with an unknown id', async () => {
  await using world = await startWorld()
  const { path, session, scan, undo } = await aDoor(world)
  const made = await scan(10)
  const stranger = await world.stranger()
  for (const id of [made.id, 888_888]) {
    const answer = await undo({ id }, stranger)
    assertRefused(answer, 404, 'not_found')
    assert.equal(answer.body.detail, 'There is no such scan.')
  }
  const { key } = await aKey(world, ['attendees:write', 'sessions:write', 'attendees:read'])
  assertRefused(await undo(made, key), 403, 'forbidden')
  await world.request('DELETE', `${path}/sessions/${session.id}`)
  assertRefused(await undo(made), 409, 'conflict')
  assert.match((await undo(made)).body.detail, /session of this scan was deleted/)
})

test('the place that an undone scan held is free for the next', async () => {
  await using world = await startWorld()
  const { event, ada, doors, log, undo } = await aDoor(world)
  const bob = await anAttendee(world, event.id)
  await world.request('POST', doors.session, { attendee_id: ada.id })
  const [scan] = await log()
  assertRefused(await world.request('POST', doors.session, { attendee_id: bob.id }), 409, 'session_full')
  await undo(scan)
  assert.equal((await world.request('POST', doors.session, { attendee_id: bob.id })).status, 200)
})
