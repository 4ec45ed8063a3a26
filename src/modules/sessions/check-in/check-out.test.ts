import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const START = new Date('2026-12-01T09:00:00Z')

async function aDoor(world: World, fields: object = {}) {
  const event = await anEvent(world, { event_date: '2026-12-01T08:00:00Z', event_end_date: '2026-12-01T18:00:00Z' })
  const session = await aSession(world, event.id, {
    start_time: START.toISOString(),
    end_time: '2026-12-01T10:00:00Z',
    ...fields,
  })
  const path = `/admin/events/${event.id}`
  const inSession = `${path}/sessions/${session.id}`
  const minute = (count: number) => world.stopClock(new Date(START.getTime() + count * 60_000))
  minute(0)
  return {
    event,
    session,
    path,
    minute,
    at: (count: number) => new Date(START.getTime() + count * 60_000).toISOString(),
    enter: (body: object, door = inSession) => world.request('POST', `${door}/checkin`, body),
    leave: (body: object, door = inSession) => world.request('POST', `${door}/checkout`, body),
    undo: (what: 'checkin' | 'checkout', id: number, door = inSession) =>
      world.request('DELETE', `${door}/${what}/${id}`),
    counts: async () => {
      const { checked_in_count, inside_count } = (await world.request('GET', inSession)).body
      return [checked_in_count, inside_count]
    },
    log: async () => (await world.request('GET', `${path}/scans?limit=200`)).body,
    told: async () => {
      const rows = await world.query<{ type: string }>(
        `select type from domain_event where type like 'attendee.c%' order by id`,
      )
      return rows.map(({ type }) => type)
    },
  }
}

test('a check-out ends a stay and keeps the check-in; a return starts another stay; each undo reverts one step', async () => {
  await using world = await startWorld()
  const { event, path, minute, at, enter, leave, undo, counts, log, told } = await aDoor(world)
  const ada = await anAttendee(world, event.id)
  const who = { attendee_id: ada.id }
  assertRefused(await leave(who), 404, 'not_found')
  minute(1)
  await enter(who)
  minute(20)
  const left = await leave({ email: ada.email })
  assert.deepEqual(
    [left.status, left.body.checked_out_at, left.body.already_checked_out, left.body.attendee.sessions_attended],
    [200, at(20), false, 1],
  )
  minute(25)
  assert.deepEqual([(await leave(who)).body.checked_out_at, await counts()], [at(20), [1, 0]])
  const [guest] = (await world.request('GET', `${path}/door`)).body.guests
  assert.deepEqual([guest.session_ids, guest.inside], [guest.left_session_ids, []])
  minute(30)
  const back = await enter(who)
  assert.deepEqual([back.body.already_checked_in, back.body.checked_in_at, await counts()], [false, at(1), [1, 1]])
  const [returned] = (await world.request('GET', `${path}/door`)).body.guests
  assert.deepEqual(returned.inside, [{ session_id: guest.session_ids[0], at: at(30), device_id: null }])
  assertRefused(await undo('checkout', ada.id), 404, 'not_found')
  minute(40)
  await leave(who)
  assert.equal((await undo('checkout', ada.id)).status, 204)
  assert.deepEqual(await counts(), [1, 1])
  assert.equal((await undo('checkin', ada.id)).status, 204)
  assert.deepEqual(await counts(), [0, 0])
  assertRefused(await undo('checkin', ada.id), 404, 'not_found')
  assert.deepEqual(
    (await log()).map(({ direction, verdict }: any) => `${direction} ${verdict}`).reverse(),
    ['out duplicate', 'in accepted', 'out accepted', 'out duplicate', 'in accepted', 'out accepted'].concat(
      Array(4).fill('undo accepted'),
    ),
  )
  assert.deepEqual(await told(), [
    ...['attendee.checked_in', 'attendee.checked_out', 'attendee.came_back', 'attendee.checked_out'],
    ...['attendee.came_back', 'attendee.check_in_undone'],
  ])
})

test('a check-out frees the place, and a return to a full session is refused', async () => {
  await using world = await startWorld()
  const { event, enter, leave, counts } = await aDoor(world, { capacity: 1 })
  const [ada, bob] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  await enter({ attendee_id: ada.id })
  assertRefused(await enter({ attendee_id: bob.id }), 409, 'session_full')
  await leave({ attendee_id: ada.id })
  assert.equal((await enter({ attendee_id: bob.id })).status, 200)
  assertRefused(await enter({ attendee_id: ada.id }), 409, 'session_full')
  assert.deepEqual(await counts(), [2, 1])
})

test('only the last counted scan can be undone, and no earlier one before it', async () => {
  await using world = await startWorld()
  const { event, enter, leave, counts, log } = await aDoor(world)
  const ada = await anAttendee(world, event.id)
  for (const act of [enter, leave]) await act({ attendee_id: ada.id })
  const [out, into] = await log()
  const undo = ({ id }: { id: number }) => world.request('POST', `/admin/scans/${id}/undo`)
  assertRefused(await undo(into), 409, 'conflict')
  assert.deepEqual([(await undo(out)).body.already_undone, await counts()], [false, [1, 1]])
  assert.deepEqual([(await undo(out)).body.already_undone, await counts()], [true, [1, 1]])
  assert.deepEqual([(await undo(into)).body.already_undone, await counts()], [false, [0, 0]])
})

test('late scans, an undo before its scan and a check-out before its check-in give the true result', async () => {
  await using world = await startWorld()
  const { event, session, path, minute, at, counts } = await aDoor(world)
  const ada = await anAttendee(world, event.id)
  minute(2 * 24 * 60)
  const send = async (key: string, direction: string, count: number) => {
    const scan = { key: `scan-${key}`, attendee_id: ada.id, session_id: session.id, direction, at: at(count) }
    const scans = [{ ...scan, verdict: 'accepted', clock_offset_ms: 95_000 }]
    const sent = await world.request('POST', `${path}/scans`, { device_id: 'device-A', scans })
    assert.equal(sent.status, 200, sent.text)
    return sent.body.results[0].verdict
  }
  assert.equal(await send('undo', 'undo', 31), 'duplicate')
  assert.equal(await send('out', 'out', 20), 'duplicate')
  assert.equal(await send('into', 'in', 0), 'accepted')
  assert.deepEqual(await counts(), [1, 1], 'the undo at 31 took the check-out back')
  assert.equal(await send('back', 'in', 30), 'accepted')
  assert.deepEqual(await counts(), [1, 0], 'the undo at 31 took the return back')
  const rows = (await world.request('GET', `${path}/scans`)).body
  assert.deepEqual(
    new Set(rows.map((row: any) => `${row.verdict} ${row.clock_offset_ms}`)),
    new Set(['accepted 95000']),
  )
})

test('minutes inside are those of ended stays, and of an open stay up to now, or to the end of session or event', async () => {
  await using world = await startWorld()
  const { event, path, minute, enter, leave } = await aDoor(world)
  const [ada, bob] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  const minutes = async ({ id }: { id: number }) =>
    (await world.request('GET', `${path}/attendees/${id}`)).body.minutes_inside
  const average = async () => {
    const { average_minutes, sessions, checked_out } = (await world.request('GET', `${path}/attendance?minutes=true`))
      .body
    return [average_minutes, sessions[0].average_minutes, checked_out]
  }
  assert.deepEqual([await minutes(ada), await average()], [0, [null, null, 0]])
  await enter({ attendee_id: ada.id })
  minute(20)
  await leave({ attendee_id: ada.id })
  await enter({ attendee_id: bob.id }, path)
  minute(30)
  await enter({ attendee_id: ada.id })
  assert.deepEqual([await minutes(ada), await minutes(bob)], [20, 10])
  minute(50)
  assert.deepEqual([await minutes(ada), await minutes(bob), await average()], [40, 30, [30, 40, 0]])
  minute(600)
  assert.deepEqual([await minutes(ada), await minutes(bob)], [50, 520], 'the session ended at 60, the event at 540')
  await leave({ attendee_id: bob.id }, path)
  assert.deepEqual([await minutes(bob), (await average())[2]], [580, 1], 'who was seen leaving was inside until then')
  await leave({ attendee_id: ada.id })
  const csv = (await world.request('GET', `${path}/attendees.csv`)).text.split('\r\n')
  assert.deepEqual(
    csv.slice(0, 3).map((line) => line.split(',')[csv[0]!.split(',').indexOf('minutes_inside')]),
    ['minutes_inside', '590', '580'],
  )
})

test('an event with minimum minutes gives certificates only to people who stayed long enough, by every way of issuing', async () => {
  await using world = await startWorld()
  const { event, path, minute, enter, leave } = await aDoor(world)
  await world.request('PATCH', path, { certificate_min_minutes: 30 })
  const people: any[] = []
  for (const stayed of [29, 30]) {
    const person = await anAttendee(world, event.id)
    people.push(person)
    minute(0)
    await enter({ attendee_id: person.id })
    minute(stayed)
    await leave({ attendee_id: person.id })
  }
  const [early, late] = people
  const skipped = [{ attendee_id: early.id, reason: 'stay_too_short' }]
  const dry = await world.request('POST', `${path}/certificates?dry_run=true`)
  assert.deepEqual(
    dry.body.skipped.map(({ attendee_id, reason }: any) => ({ attendee_id, reason })),
    skipped,
  )
  const candidates = (await world.request('GET', `${path}/certificate-candidates?eligible=false`)).body
  assert.deepEqual(
    candidates.map(({ explanation }: any) => explanation),
    ['They were inside for less than 30 minutes, which the event requires.'],
  )
  const named = await world.request('POST', `${path}/certificates`, { attendee_ids: [early.id] })
  assert.deepEqual([named.body.issued, named.body.skipped], [0, skipped])
  const all = await world.request('POST', `${path}/certificates`)
  assert.deepEqual(
    [all.body.certificates.map(({ attendee_id }: any) => attendee_id), all.body.skipped],
    [[late.id], skipped],
  )
})
