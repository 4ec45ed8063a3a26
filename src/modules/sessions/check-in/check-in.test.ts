import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

async function atTheDoor(world: World, fields: object = {}) {
  const event = await anEvent(world)
  const session = await aSession(world, event.id, fields)
  const path = `/admin/events/${event.id}/sessions/${session.id}/checkin`
  return {
    event,
    session,
    enter: (body: object) => world.request('POST', path, body),
    undo: (id: number) => world.request('DELETE', `${path}/${id}`),
    scans: async (query = '') => (await world.request('GET', `/admin/events/${event.id}/scans${query}`)).body,
    attendance: async () => (await world.request('GET', `/admin/events/${event.id}/attendance`)).body,
  }
}

test('an attendee is checked in by address or id, a repeat keeps the first time, and the attendee shows it', async () => {
  await using world = await startWorld()
  const { event, session, enter } = await atTheDoor(world)
  const { ticket_url, ...ada } = await anAttendee(world, event.id, { email: 'Ada@Example.org' })
  const first = await enter({ email: 'ada@example.ORG' })
  assert.equal(first.status, 200)
  const { attendee, checked_in_at } = first.body
  assert.deepEqual(first.body, { attendee, session_id: session.id, checked_in_at, already_checked_in: false })
  assert.deepEqual(attendee, { ...ada, checked_in: true, checked_in_at, sessions_attended: 1 })
  assert.deepEqual((await world.request('GET', `/admin/events/${event.id}/attendees`)).body, [attendee])
  const again = await enter({ attendee_id: ada.id })
  assert.deepEqual([again.status, again.body], [200, { ...first.body, already_checked_in: true }])
})

test('a body that names nobody, or names somebody in two ways, is refused and leaves no scan', async () => {
  await using world = await startWorld()
  const { enter, scans } = await atTheDoor(world)
  const [email, attendee_id, ticket] = ['a@example.org', 1, 'AE']
  for (const body of [{}, { email, attendee_id }, { email, ticket }, { attendee_id, ticket }])
    assertRefused(await enter(body), 422, 'validation_failed', 'body.email', 'exactly_one')
  assert.deepEqual(await scans(), [])
})

test('each refusal has its own answer, and is on record with what was shown', async () => {
  await using world = await startWorld()
  const { event, session, enter, scans } = await atTheDoor(world, { capacity: 1 })
  const [ada, bob, gone] = [
    await anAttendee(world, event.id),
    await anAttendee(world, event.id),
    await anAttendee(world, event.id),
  ]
  await world.query(`update attendee set status = 'cancelled' where id = ${gone.id}`)
  assertRefused(await enter({ email: 'nobody@example.org' }), 404, 'not_found')
  assertRefused(await enter({ attendee_id: gone.id }), 409, 'registration_cancelled')
  assert.equal((await enter({ attendee_id: ada.id })).status, 200)
  assertRefused(await enter({ attendee_id: bob.id }), 409, 'session_full')
  assert.equal((await enter({ attendee_id: ada.id })).body.already_checked_in, true)
  await world.request('PATCH', `/admin/events/${event.id}`, { checkin_enabled: false })
  assertRefused(await enter({ attendee_id: bob.id }), 409, 'checkin_disabled')
  const seen = (await scans()).map((scan: any) => [scan.verdict, scan.told, scan.attendee_id, scan.presented])
  assert.deepEqual(seen.reverse(), [
    ['unknown', 'unknown', null, 'nobody@example.org'],
    ['cancelled', 'cancelled', gone.id, null],
    ['accepted', 'accepted', ada.id, null],
    ['full', 'full', bob.id, null],
    ['duplicate', 'duplicate', ada.id, null],
    ['disabled', 'disabled', bob.id, null],
  ])
  const [newest] = await scans(`?session_id=${session.id}&limit=1`)
  assert.match(newest.actor, /^api_key:\d+$/)
  assert.deepEqual([newest.session_title, newest.device_id, newest.dispute], ['Opening', null, false])
  assert.equal((await scans(`?attendee_id=${gone.id}`)).length, 1)
})

test('an event without sessions has a door of its own, with an undo', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id)
  const path = `/admin/events/${event.id}/checkin`
  const { body } = await world.request('POST', path, { email: ada.email })
  assert.deepEqual([body.session_id, body.attendee.checked_in, body.attendee.sessions_attended], [null, true, 0])
  assert.equal((await world.request('DELETE', `${path}/${ada.id}`)).status, 204)
  assertRefused(await world.request('DELETE', `${path}/${ada.id}`), 404, 'not_found')
  const [attendee] = (await world.request('GET', `/admin/events/${event.id}/attendees`)).body
  assert.equal(attendee.checked_in, false)
  assert.equal((await world.request('POST', path, { email: ada.email })).body.already_checked_in, false)
})

test('an undo frees the place and is a scan of its own, and a new check-in counts again', async () => {
  await using world = await startWorld()
  const { event, enter, undo, scans, attendance } = await atTheDoor(world, { capacity: 1 })
  const [ada, bob] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  await enter({ attendee_id: ada.id })
  assert.equal((await undo(ada.id)).status, 204)
  assert.equal((await enter({ attendee_id: bob.id })).status, 200)
  assertRefused(await enter({ attendee_id: ada.id }), 409, 'session_full')
  await undo(bob.id)
  assert.equal((await enter({ attendee_id: ada.id })).body.already_checked_in, false)
  const seen = (await scans()).map((scan: any) => [scan.direction, scan.verdict])
  assert.deepEqual(seen.reverse(), [
    ['in', 'accepted'],
    ['undo', 'accepted'],
    ['in', 'accepted'],
    ['in', 'full'],
    ['undo', 'accepted'],
    ['in', 'accepted'],
  ])
  const { total, checked_in, ratio, sessions } = await attendance()
  assert.deepEqual([total, checked_in, ratio, sessions[0].checked_in, sessions[0].ratio], [2, 1, 0.5, 1, 0.5])
})

test('a capacity is exact, however many come at once; lowering it puts nobody out and lets nobody in', async () => {
  await using world = await startWorld()
  const { event, session, enter } = await atTheDoor(world, { capacity: 7 })
  const people = await Promise.all(Array.from({ length: 20 }, () => anAttendee(world, event.id)))
  const answers = await Promise.all([...people, ...people].map(({ id }) => enter({ attendee_id: id })))
  assert.equal(answers.filter(({ body }) => body.already_checked_in === false).length, 7)
  const path = `/admin/events/${event.id}/sessions/${session.id}`
  assert.equal((await world.request('GET', path)).body.checked_in_count, 7)
  assert.equal((await world.request('PATCH', path, { capacity: 3 })).body.checked_in_count, 7)
  const outside = people[answers.slice(0, 20).findIndex(({ status }) => status === 409)]
  assertRefused(await enter({ attendee_id: outside.id }), 409, 'session_full')
})

test('two doors at once count somebody twice in sessions and once in people', async () => {
  await using world = await startWorld()
  const { event, session } = await atTheDoor(world)
  const other = await aSession(world, event.id, { title: 'Closing' })
  const people = await Promise.all(Array.from({ length: 10 }, () => anAttendee(world, event.id)))
  await Promise.all(
    people.flatMap(({ id }) =>
      [session, other].map((each) =>
        world.request('POST', `/admin/events/${event.id}/sessions/${each.id}/checkin`, { attendee_id: id }),
      ),
    ),
  )
  const attendees = (await world.request('GET', `/admin/events/${event.id}/attendees`)).body
  assert.deepEqual(new Set(attendees.map((each: any) => each.sessions_attended)), new Set([2]))
  const attendance = (await world.request('GET', `/admin/events/${event.id}/attendance`)).body
  assert.deepEqual([attendance.checked_in, attendance.sessions.map((each: any) => each.checked_in)], [10, [10, 10]])
})

test('the lookup gives the address first, then beginnings of names, then the rest, folded, with their sessions', async () => {
  await using world = await startWorld()
  const { event, session, enter } = await atTheDoor(world)
  const person = (first_name: string, last_name: string, email: string) =>
    anAttendee(world, event.id, { first_name, last_name, email })
  const inside = await person('Nuri', 'Bayılmaz', 'n@example.org')
  const begins = await person('Ayşe', 'YILMAZ', 'a@example.org')
  const exact = await person('Zoe', 'Z', 'yilmaz@x.org')
  await person('Bob', 'B', 'bob@example.org')
  await enter({ attendee_id: begins.id })
  const ask = (query: string) =>
    world.request('GET', `/admin/events/${event.id}/checkin-lookup?query=${encodeURIComponent(query)}`)
  const { body } = await ask('yilmaz')
  assert.deepEqual(
    body.map(({ id }: any) => id),
    [begins.id, exact.id, inside.id],
  )
  assert.deepEqual(body[0].sessions, [
    { session_id: session.id, title: 'Opening', checked_in_at: body[0].checked_in_at, left_at: null },
  ])
  assert.deepEqual(
    (await ask(' YILMAZ@x.org ')).body.map(({ id }: any) => id),
    [exact.id],
  )
  for (const empty of ['', ' ']) assertRefused(await ask(empty), 422, 'validation_failed', 'query.query')
  assert.deepEqual((await ask('nobody at all')).body, [])
  assertRefused(await world.request('GET', '/admin/events/0/checkin-lookup?query=a'), 404, 'not_found')
})

test('the lookup pages through its matches, best first', async () => {
  await using world = await startWorld()
  const { event } = await atTheDoor(world)
  for (let n = 0; n < 7; n++)
    await anAttendee(world, event.id, {
      first_name: n === 2 ? 'Zuleika' : 'Ada',
      last_name: 'Z',
      email: `zul${n}@x.org`,
    })
  const page = async (query: string) => {
    const { body, headers } = await world.request('GET', `/admin/events/${event.id}/checkin-lookup?query=zul${query}`)
    return {
      emails: body.map(({ email }: any) => email),
      total: headers['x-total-count'],
      link: String(headers['link']),
    }
  }
  const all = await page('')
  assert.deepEqual([all.emails.length, all.emails[0], all.total], [7, 'zul2@x.org', '7'])
  const pages = [await page('&limit=3'), await page('&limit=3&page=2'), await page('&limit=3&page=3')]
  assert.deepEqual(
    pages.flatMap(({ emails }) => emails),
    all.emails,
  )
  assert.match(pages[1]!.link, /query=zul&limit=3&page=3>; rel="next"/)
  assert.deepEqual((await page('&limit=3&page=4')).emails, [])
  for (const wrong of ['page=0', 'limit=0', 'limit=x'])
    assertRefused(
      await world.request('GET', `/admin/events/${event.id}/checkin-lookup?query=a&${wrong}`),
      422,
      'validation_failed',
      `query.${wrong.slice(0, 5).replace('=', '')}`,
    )
})

test('places of people who signed up and have not come are kept for them, also among check-ins at once', async () => {
  await using world = await startWorld()
  const { event, enter, undo, session } = await atTheDoor(world, { capacity: 2, signup: true })
  const [ada, bob, eve] = [
    await anAttendee(world, event.id),
    await anAttendee(world, event.id),
    await anAttendee(world, event.id),
  ]
  const signUp = `/admin/events/${event.id}/attendees/${ada.id}/sessions`
  await world.request('PUT', signUp, { session_ids: [session.id] })
  const answers = await Promise.all([bob, eve].map(({ id }) => enter({ attendee_id: id })))
  const statuses = answers.map(({ status }) => status)
  assert.deepEqual(statuses.toSorted(), [200, 409])
  const late = statuses[0] === 409 ? bob : eve
  assertRefused(await enter({ attendee_id: late.id }), 409, 'session_full')
  assert.equal((await enter({ attendee_id: ada.id })).status, 200)
  // Her place is kept again once her check-in is undone, and free once she gives it up.
  await undo(ada.id)
  assertRefused(await enter({ attendee_id: late.id }), 409, 'session_full')
  await world.request('PUT', signUp, { session_ids: [] })
  assert.equal((await enter({ attendee_id: late.id })).status, 200)
})
