import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import fc from '../../../../test/support/fast-check.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

type Sent = {
  key: string
  attendee_id: number | null
  session_id: number | null
  direction: 'in' | 'out' | 'undo'
  at: string
  verdict: string
  presented?: string
}

async function aDoor(world: World, fields: object = {}) {
  const event = await anEvent(world)
  const session = await aSession(world, event.id, fields)
  const path = `/admin/events/${event.id}`
  let keys = 0
  return {
    event,
    session,
    path,
    /** A scan as a device keeps it, so many seconds after ten o'clock. */
    scan: (attendee: { id: number } | null, seconds: number, fields: Partial<Sent> = {}): Sent => ({
      key: `scan-${String(++keys).padStart(4, '0')}`,
      attendee_id: attendee?.id ?? null,
      session_id: session.id,
      direction: 'in',
      at: new Date(Date.parse('2026-11-20T10:00:00Z') + seconds * 1_000).toISOString(),
      verdict: 'accepted',
      ...fields,
    }),
    send: (scans: Sent[], device_id = 'device-A') => world.request('POST', `${path}/scans`, { device_id, scans }),
    log: async () => (await world.request('GET', `${path}/scans?limit=200`)).body,
  }
}

test('the earliest scan lets in, no matter which device sends first; two welcomes are a dispute; no scan is dropped', async () => {
  await using world = await startWorld()
  const { event, session, scan, send, log } = await aDoor(world)
  const ada = await anAttendee(world, event.id)
  const [late, early] = [scan(ada, 20), scan(ada, 10)]
  const first = await send([late], 'device-B')
  assert.equal(first.status, 200)
  const told = { verdict: 'accepted', first: null, attendee_id: ada.id, walk_in: null }
  assert.deepEqual(first.body.results, [{ key: late.key, ...told }])
  const { body } = await send([early], 'device-A')
  assert.deepEqual(body.results, [{ key: early.key, ...told }])
  const [second, won] = await log().then((rows: any[]) => rows.sort((a, b) => b.at.localeCompare(a.at)))
  assert.deepEqual([won.key, won.verdict, won.dispute, won.device_id], [early.key, 'accepted', false, 'device-A'])
  assert.deepEqual([second.key, second.verdict, second.dispute], [late.key, 'duplicate', true])
  assert.deepEqual(second.first, { at: early.at, device_id: 'device-A' })
  for (const [query, expected] of [
    ['dispute=true', [late.key]],
    ['dispute=false', [early.key]],
    ['search=LOVELACE', [early.key, late.key]],
    ['search=nobody', []],
  ] as const) {
    const found = (await world.request('GET', `/admin/events/${event.id}/scans?${query}`)).body
    assert.deepEqual(
      found.map(({ key }: any) => key),
      expected,
      query,
    )
  }
  const [attendee] = (await world.request('GET', `/admin/events/${event.id}/attendees`)).body
  assert.deepEqual([attendee.checked_in_at, attendee.sessions_attended], [early.at, 1])
  const path = `/admin/events/${event.id}/sessions/${session.id}/checkin`
  const again = await world.request('POST', path, { attendee_id: ada.id })
  assert.deepEqual([again.body.already_checked_in, again.body.checked_in_at], [true, early.at])
})

test('a repeated batch counts once, also if it repeats scans itself or is sent twice at once', async () => {
  await using world = await startWorld()
  const { event, session, path, scan, send, log } = await aDoor(world)
  const people = await Promise.all(Array.from({ length: 8 }, () => anAttendee(world, event.id)))
  const scans = people.map((person, n) => scan(person, n))
  const unknown = scan(null, 99, { verdict: 'unknown', presented: 'LRL-0' })
  const batch = [...scans, ...scans, unknown]
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(batch)))
  for (const { status, body } of answers) {
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(
      body.results.map(({ verdict }: any) => verdict),
      [...Array(16).fill('accepted'), 'unknown'],
    )
  }
  assert.equal((await log()).length, 9)
  assert.equal((await world.request('GET', `${path}/sessions/${session.id}`)).body.checked_in_count, 8)
})

test('guests let in beyond the capacity stay in, and the latest ones are reported', async () => {
  await using world = await startWorld()
  const { event, session, path, scan, send, log } = await aDoor(world, { capacity: 2 })
  const people = await Promise.all(Array.from({ length: 4 }, () => anAttendee(world, event.id)))
  const [a, b, c, d] = people.map((person, n) => scan(person, n))
  const verdicts = async (sent: Sent[]) => (await send(sent)).body.results.map(({ verdict }: any) => verdict)
  assert.deepEqual(await verdicts([d!, b!]), ['accepted', 'accepted'])
  assert.deepEqual(await verdicts([c!]), ['accepted'])
  assert.deepEqual(await verdicts([a!]), ['accepted'])
  const seen = new Map((await log()).map((row: any) => [row.key, row.verdict]))
  assert.deepEqual(
    [a, b, c, d].map((each) => seen.get(each!.key)),
    ['accepted', 'accepted', 'over_capacity', 'over_capacity'],
  )
  assert.equal((await world.request('GET', `${path}/sessions/${session.id}`)).body.checked_in_count, 4)
  const door = `${path}/sessions/${session.id}/checkin`
  const more = await anAttendee(world, event.id)
  assertRefused(await world.request('POST', door, { attendee_id: more.id }), 409, 'session_full')
})

test('guests whom a door refused stay out, and impossible scans are recorded and let nobody in', async () => {
  await using world = await startWorld()
  const { event, scan, send, log } = await aDoor(world)
  const stranger = await anAttendee(world, (await anEvent(world)).id)
  const [ada, gone] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  await world.query(`update attendee set status = 'cancelled' where id = ${gone.id}`)
  const { body } = await send([
    scan(ada, 1, { verdict: 'full' }),
    scan(ada, 2, { verdict: 'bad_ticket' }),
    scan(gone, 3),
    scan(stranger, 4),
    scan({ id: 999_999_999 }, 5),
    scan(ada, 6, { session_id: 999_999_999 }),
    scan(null, 7, { presented: 'scribble' }),
  ])
  assert.deepEqual(
    body.results.map(({ verdict }: any) => verdict),
    ['full', 'bad_ticket', 'cancelled', 'wrong_event', 'unknown', 'disabled', 'unknown'],
  )
  const rows = (await log()).reverse()
  assert.deepEqual(
    rows.map(({ presented }: any) => presented),
    [null, null, null, String(stranger.id), '999999999', null, 'scribble'],
  )
  assert.deepEqual(
    rows.map(({ dispute }: any) => dispute),
    [false, false, true, true, true, true, true],
  )
  const attendance = (await world.request('GET', `/admin/events/${event.id}/attendance`)).body
  assert.deepEqual([attendance.checked_in, attendance.total], [0, 1])
})

test('a time in the future, more than 500 scans or an invalid device name is refused as a whole', async () => {
  await using world = await startWorld()
  const { event, scan, send, log } = await aDoor(world)
  const ada = await anAttendee(world, event.id)
  const ahead = scan(ada, 0, { at: '2099-01-01T00:00:00Z' })
  assertRefused(await send([scan(ada, 1), ahead]), 422, 'validation_failed', 'body.scans.1.at', 'future')
  assertRefused(await send(Array.from({ length: 501 }, () => scan(ada, 1))), 422, 'validation_failed', 'body.scans')
  assertRefused(await send([]), 422, 'validation_failed', 'body.scans')
  assertRefused(await send([scan(ada, 1)], 'a b'), 422, 'validation_failed', 'body.device_id', 'scan_key')
  assert.deepEqual(await log(), [])
})

test('scans give the same result in any order and however often they are sent', async () => {
  await using world = await startWorld()
  const at = fc.record({
    person: fc.nat(2),
    inSession: fc.boolean(),
    seconds: fc.nat(6),
    direction: fc.constantFrom('in' as const, 'in' as const, 'out' as const, 'undo' as const),
    verdict: fc.constantFrom('accepted', 'duplicate', 'over_capacity', 'full', 'accepted'),
  })
  const story = fc.array(at, { minLength: 1, maxLength: 9 }).chain((scans) =>
    fc.record({
      scans: fc.constant(scans),
      sent: fc.array(fc.uniqueArray(fc.nat(scans.length - 1), { minLength: 1 }), { maxLength: 5 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(story, async ({ scans, sent }) => {
      const outcome = async (batches: number[][]) => {
        const door = await aDoor(world, { capacity: 1 })
        const ids: number[] = []
        for (let nth = 0; nth < 3; nth++) ids.push((await anAttendee(world, door.event.id)).id)
        const all = scans.map(({ person, inSession, seconds, direction, verdict }) =>
          door.scan({ id: ids[person]! }, seconds, {
            direction,
            verdict,
            ...(inSession ? {} : { session_id: null }),
          }),
        )
        for (const batch of batches) {
          const { status, body } = await door.send(batch.map((nth) => all[nth]!))
          assert.equal(status, 200, JSON.stringify(body))
        }
        const verdicts = new Map((await door.log()).map((row: any) => [row.key, [row.verdict, row.dispute]]))
        const attendees = (await world.request('GET', `${door.path}/attendees`)).body
        return [
          all.map(({ key }) => verdicts.get(key)),
          ids
            .map((id) => attendees.find((each: any) => each.id === id))
            .map((one) => [one.checked_in_at, one.sessions_attended]),
          await world.query(
            `select session_id is null as at_event, attendee_id - ${ids[0]} as who, left_at, returned_at, stayed_ms
             from check_in where attendee_id = any('{${ids.join()}}') order by 1, 2`,
          ),
        ]
      }
      const everything = scans.map((_, nth) => nth)
      assert.deepEqual(await outcome([...sent, everything]), await outcome([everything]))
      assert.deepEqual(await outcome([everything.toReversed()]), await outcome(everything.map((nth) => [nth])))
    }),
    { numRuns: 12 },
  )
})
