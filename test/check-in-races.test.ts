import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent, aSession, TALK } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { call, makeInstallation } from './support/installation.ts'
import { randomBelow } from './support/random-from.ts'
import { SEED } from './support/seed.ts'
import { holdBack, holdFirst, rewrite, untilBlocked } from './support/statements.ts'

/** A session, with the path of it. */
async function atPath(world: World, eventId: number, fields: object = {}): Promise<any> {
  const session = await aSession(world, eventId, fields)
  return { ...session, path: `/admin/events/${eventId}/sessions/${session.id}` }
}

test('two hundred who come at once to two processes fill a session to its last place and no further', async () => {
  await using installation = await makeInstallation()
  const processes = [await installation.start('api'), await installation.start('api')]
  const [one] = processes
  const event = (await call(one!, 'POST', '/admin/events', { name: 'Full', template_image_url: 'placeholder' })).body
  const path = `/admin/events/${event.id}/sessions`
  const session = (await call(one!, 'POST', path, { ...TALK, capacity: 50 })).body
  const emails = Array.from({ length: 100 }, (_, n) => `a${n}@example.org`)
  for (const email of emails)
    await call(one!, 'POST', `/admin/events/${event.id}/attendees`, { first_name: 'A', email })
  const answers = await Promise.all(
    [...emails, ...emails].map((email, n) =>
      call(processes[n % 2]!, 'POST', `${path}/${session.id}/checkin`, { email }),
    ),
  )
  const entered = answers.filter(({ status, body }) => status === 200 && !body.already_checked_in)
  assert.equal(entered.length, 50)
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]))
  assert.equal((await call(one!, 'GET', `${path}/${session.id}`)).body.checked_in_count, 50)
})

test('twin: without holding the session two of them take its last place', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const session = await atPath(world, event.id, { capacity: 1 })
  const people = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  rewrite(world, ' for no key update of s', '')
  holdBack(world, 'insert into scan', 2)
  const enter = ({ id }: { id: number }) => world.request('POST', `${session.path}/checkin`, { attendee_id: id })
  assert.deepEqual(
    (await Promise.all(people.map(enter))).map(({ status }) => status),
    [200, 200],
  )
})

for (const what of ['event', 'session', 'attendee'] as const)
  test(`deleting the ${what} while somebody is checked in comes before or after it, and leaves nothing behind`, async () => {
    await using world = await startWorld()
    const event = await anEvent(world)
    const session = await atPath(world, event.id)
    const attendee = await anAttendee(world, event.id)
    const paths = {
      event: `/admin/events/${event.id}`,
      session: session.path,
      attendee: `/admin/events/${event.id}/attendees/${attendee.id}`,
    }
    using held = holdFirst(world, 'insert into scan')
    const entering = world.request('POST', `${session.path}/checkin`, { attendee_id: attendee.id })
    await held.reached
    const deletion = world.request('DELETE', paths[what])
    await Promise.race([untilBlocked(world), deletion])
    held.release()
    assert.deepEqual(
      (await Promise.all([entering, deletion])).map(({ status }) => status),
      [200, 204],
    )
    const left = await world.query<{ check_ins: number; scans: number }>(
      'select (select count(*)::int from check_in) as check_ins, (select count(*)::int from scan) as scans',
    )
    assert.deepEqual(left, [{ check_ins: 0, scans: what === 'event' ? 0 : 1 }])
  })

/** Deletes a session that somebody is in while they are let into another. @returns how many sessions they are said to attend */
async function attendedAfterDeletion(world: World): Promise<number> {
  const event = await anEvent(world)
  const [gone, other] = [await atPath(world, event.id), await atPath(world, event.id)]
  const attendee = await anAttendee(world, event.id)
  await world.request('POST', `${gone.path}/checkin`, { attendee_id: attendee.id })
  using held = holdFirst(world, 'insert into audit_entry')
  const entering = world.request('POST', `${other.path}/checkin`, { attendee_id: attendee.id })
  await held.reached
  const deletion = world.request('DELETE', gone.path)
  await untilBlocked(world)
  held.release()
  assert.deepEqual(
    (await Promise.all([entering, deletion])).map(({ status }) => status),
    [200, 204],
  )
  const [row] = await world.query<{ sessions_attended: number }>('select sessions_attended from attendee')
  return row!.sessions_attended
}

test('whoever is let into one session while another of theirs is deleted is counted by the one that comes second', async () => {
  await using world = await startWorld()
  assert.equal(await attendedAfterDeletion(world), 1)
})

test('twin: without holding the attendee before counting, the check-in is lost from the count', async () => {
  await using world = await startWorld({ doctor: false })
  const [row] = await world.query<{ text: string }>(`select pg_get_functiondef('follow_check_ins'::regproc) as text`)
  await world.query(row!.text.replace(/perform from attendee[^;]*;/, ''))
  assert.equal(await attendedAfterDeletion(world), 0)
})

test('attendees who are in are removed while devices send: each request is done, and none waits for another that waits for it', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  const next = randomBelow(SEED)
  const sessions = await Promise.all([1, 2, 3].map(() => aSession(world, event.id)))
  const people = await Promise.all(Array.from({ length: 40 }, () => anAttendee(world, event.id)))
  let key = 0
  const scan = () => ({
    key: `scan-${String(++key).padStart(5, '0')}`,
    attendee_id: people[next(40)].id,
    session_id: sessions[next(3)].id,
    direction: next(3) ? 'in' : 'undo',
    at: new Date(Date.UTC(2026, 10, 20) + key),
    verdict: 'accepted',
  })
  // A busy machine may keep a lock for longer than a request waits for it (503), and the request comes again.
  const ask = async (method: string, to: string, body?: object) => {
    let answer = await world.request(method, path + to, body)
    for (let again = 0; again < 10 && answer.status === 503; again++)
      answer = await world.request(method, path + to, body)
    return answer
  }
  const send = () => ask('POST', '/scans', { device_id: 'device-1', scans: Array.from({ length: 20 }, scan) })
  await Promise.all([send(), send()])
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => (n % 3 ? send() : ask('DELETE', `/attendees/${people[n % 40].id}`))),
  )
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 204]))
})
