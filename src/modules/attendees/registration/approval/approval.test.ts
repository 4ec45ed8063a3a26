import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../../test/support/harness.ts'
import { assertUsable, open, send } from '../../../../../test/support/public-forms.ts'
import { anOpenEvent, aRegistration, mailsTo, register } from '../../../../../test/support/register.ts'

/** An event that approves registrations, with people who wait for approval, and what an organiser does with them. */
async function pendingPeople(world: World, count: number, fields: object = {}) {
  const event = await anOpenEvent(world, { registration_approval: true, ...fields })
  const admin = `/admin/events/${event.id}`
  const people: (Awaited<ReturnType<typeof aRegistration>> & { id: number })[] = []
  for (let n = 0; n < count; n++) {
    const person = await aRegistration(world, event)
    const [{ id }] = (await world.request('GET', `${admin}/attendees?search=${person.email}`)).body
    people.push({ ...person, id })
  }
  const decide = (act: 'approve' | 'decline', id: number, body?: object) =>
    world.request('POST', `${admin}/attendees/${id}/${act}`, body)
  const kindsTo = async ({ email }: { email: string }) => (await mailsTo(world, email)).map(({ kind }) => kind)
  const status = async () => (await world.request('GET', `${admin}/registration-status`)).body
  return { event, admin, people, decide, kindsTo, status }
}

test('a person of an event that approves has no place, no position and no ticket until they are approved, and is told each step', async () => {
  await using world = await startWorld()
  const { event, admin, people, decide, kindsTo, status } = await pendingPeople(world, 1, { registration_capacity: 1 })
  const [ada] = people as [(typeof people)[0]]
  const seen = await ada.see()
  assert.deepEqual([seen.status, seen.position, seen.ticket_url], ['pending', null, null])
  const { free, taken, waiting, pending, full } = await status()
  assert.deepEqual({ free, taken, waiting, pending, full }, { free: 1, taken: 0, waiting: 0, pending: 1, full: false })
  const listed = await world.request('GET', `${admin}/attendees?status=pending`)
  assert.deepEqual(
    listed.body.map(({ id }: any) => id),
    [ada.id],
  )
  const door = await world.request('POST', `${admin}/checkin`, { email: ada.email })
  assertRefused(door, 409, 'not_registered')
  assert.match(door.body.detail, /is waiting for approval/)
  const approved = await decide('approve', ada.id)
  assert.deepEqual([approved.status, approved.body.status], [200, 'registered'], approved.text)
  assert.match(approved.body.ticket_url, /^http/i)
  assert.deepEqual((await decide('approve', ada.id)).body, approved.body)
  assert.deepEqual(await kindsTo(ada), ['registration_confirmed', 'registration_pending'])
  const events = await world.query<{ type: string }>(
    `select type from domain_event where type like 'attendee.%' order by id`,
  )
  assert.deepEqual(
    events.map(({ type }) => type),
    ['attendee.pending', 'attendee.registered'],
  )
  const page = await open(world, event.public_url)
  assertUsable(page)
  assert.match(page.text, /The organiser approves each registration/)
  // Only bots send a form at once.
  world.stopClock(new Date(Date.now() + 60_000))
  const sent = await send(world, page, { first_name: 'Late', email: 'late@example.org' })
  assert.deepEqual([sent.status, sent.headers['location']?.split('?')[1]], [303, 'done=pending'])
  assert.match((await open(world, String(sent.headers['location']))).text, /site does not send email at the moment/)
})

test('approving takes the places that there are, and puts others on the waiting list in order with their position', async () => {
  await using world = await startWorld()
  const { people, decide, kindsTo, status } = await pendingPeople(world, 3, { registration_capacity: 1 })
  const results: string[] = []
  for (const { id } of people) results.push((await decide('approve', id)).body.status)
  assert.deepEqual(results, ['registered', 'waitlisted', 'waitlisted'])
  assert.equal((await people[2]!.see()).position, 2)
  const [mail] = await mailsTo(world, people[2]!.email)
  assert.match(mail.text, /number 2 on the waiting list/)
  assert.deepEqual(await kindsTo(people[2]!), ['registration_waitlisted', 'registration_pending'])
  const events = await world.query(`select type from domain_event where type = 'attendee.waitlisted'`)
  assert.equal(events.length, 2)
  const { taken, waiting, pending } = await status()
  assert.deepEqual({ taken, waiting, pending }, { taken: 1, waiting: 2, pending: 0 })
})

test('a declined person is told why, once, and may register again; who was approved cannot be declined', async () => {
  await using world = await startWorld()
  const { event, people, decide, kindsTo } = await pendingPeople(world, 2)
  const [ada, bob] = people as [(typeof people)[0], (typeof people)[0]]
  const declined = await decide('decline', ada.id, { reason: ' Members only <b> ' })
  assert.equal(declined.status, 200, declined.text)
  assert.equal(declined.body.status, 'cancelled')
  assert.match(declined.body.declined_at, /^20/)
  assert.equal((await decide('decline', ada.id, { reason: 'Again' })).body.declined_at, declined.body.declined_at)
  assertRefused(await decide('approve', ada.id), 409, 'conflict')
  assert.match((await open(world, `/t/${ada.path.split('/').at(-1)}`)).text, /Your registration was declined/)
  const [mail] = await mailsTo(world, ada.email)
  assert.match(mail.text, /Members only <b>/)
  assert.match(mail.html, /Members only &(lt|#60);b&(gt|#62);/)
  assert.deepEqual(await kindsTo(ada), ['registration_declined', 'registration_pending'])
  const [entry] = await world.query<{ after: object }>(
    `select after from audit_entry where action = 'attendee.decline'`,
  )
  assert.deepEqual(entry!.after, { status: 'cancelled', offered_until: null, reason: 'Members only <b>' })
  assert.equal((await register(world, event, { email: ada.email })).status, 201)
  const again = await world.request('GET', `/admin/events/${event.id}/attendees/${ada.id}`)
  assert.deepEqual([again.body.status, again.body.declined_at], ['pending', null])
  await decide('approve', bob.id)
  assertRefused(await decide('decline', bob.id), 409, 'conflict')
  assertRefused(await decide('decline', ada.id, { reason: 'x'.repeat(501) }), 422, 'validation_failed')
})

test('a type that needs approval makes its people pending, and others register at once', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world)
  const path = `/admin/events/${event.id}/registration-types`
  const press = await world.request('POST', path, { name: 'Press', capacity: 1, needs_approval: true })
  const guest = await world.request('POST', path, { name: 'Guest' })
  assert.deepEqual([press.body.needs_approval, guest.body.needs_approval], [true, false])
  const statuses = async (type: any) => (await register(world, event, { registration_type_id: type.body.id })).body
  assert.equal((await statuses(press)).status, 'pending')
  assert.equal((await statuses(guest)).status, 'registered')
  const types = await world.request('GET', path)
  assert.deepEqual(
    types.body.map(({ pending, taken, attendee_count: count }: any) => [pending, taken, count]),
    [
      [1, 0, 1],
      [0, 1, 1],
    ],
  )
  assert.match((await open(world, event.public_url)).text, /Press<\/bdi>.*The organiser approves each registration/)
  const shown = await world.request('GET', `/public/events/${event.id}`, undefined, { key: null })
  assert.deepEqual(
    [shown.body.registration_approval, ...shown.body.registration_types.map((type: any) => type.needs_approval)],
    [false, true, false],
  )
  await world.request('PATCH', `${path}/${press.body.id}`, { needs_approval: false })
  assert.equal((await statuses(press)).status, 'registered')
})

test('an action approves many in order: so many as there are places, the others wait with a position each; a declined one is told why', async () => {
  await using world = await startWorld()
  const { admin, people, kindsTo, status } = await pendingPeople(world, 4, { registration_capacity: 2 })
  const [first, ...others] = people.map(({ id }) => id)
  const act = async (body: object) => (await world.request('POST', `${admin}/attendees/actions`, body)).body
  const declined = await act({ action: 'decline', ids: [first], reason: 'No room for you' })
  assert.deepEqual([declined.affected, declined.undo], [1, null])
  assert.match((await mailsTo(world, people[0]!.email))[0].text, /No room for you/)
  const approved = await act({ action: 'approve', filter: {} })
  assert.deepEqual([approved.affected, approved.skipped[0].code], [3, 'not_pending'])
  const after = await Promise.all(
    people.map(async (person) => [(await person.see()).status, (await kindsTo(person))[0]]),
  )
  assert.deepEqual(after, [
    ['cancelled', 'registration_declined'],
    ['registered', 'registration_confirmed'],
    ['registered', 'registration_confirmed'],
    ['waitlisted', 'registration_waitlisted'],
  ])
  assert.match((await mailsTo(world, people[3]!.email))[0].text, /number 1 on the waiting list/)
  const { taken, waiting, pending } = await status()
  assert.deepEqual([taken, waiting, pending], [2, 1, 0])
  assert.equal((await act({ action: 'approve', ids: others })).affected, 0)
})

test('a pending person changes answers and cancels by their link, and gets the mail again, twice an hour at most', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-22T12:00:00Z'))
  const questions = [{ id: 'diet', type: 'short_text', label: 'Diet' }]
  const { event, admin, people, kindsTo } = await pendingPeople(world, 1, { registration_questions: questions })
  const [ada] = people as [(typeof people)[0]]
  for (const _ of [1, 2]) assert.equal((await register(world, event, { email: ada.email })).body.status, 'pending')
  assert.deepEqual(await kindsTo(ada), ['registration_pending', 'registration_pending'])
  world.stopClock(new Date('2026-11-22T13:00:01Z'))
  await register(world, event, { email: ada.email })
  assert.equal((await kindsTo(ada)).length, 3)
  const changed = await ada.ask('PATCH', { answers: { diet: 'Plants' } })
  assert.deepEqual([changed.body.status, changed.body.answers], ['pending', { diet: 'Plants' }])
  assertRefused(await ada.ask('PATCH', { status: 'registered' }), 409, 'offer_ended')
  const page = await open(world, `/t/${ada.path.split('/').at(-1)}`)
  assertUsable(page)
  assert.match(page.text, /Your registration waits for approval/)
  for (const act of ['change', 'cancel']) assert.ok(page.text.includes(`name="act" value="${act}"`), act)
  assert.equal((await ada.ask('DELETE')).status, 204)
  assert.equal((await kindsTo(ada))[0], 'registration_cancelled')
  const { body } = await world.request('GET', `${admin}/attendees/${ada.id}`)
  assert.deepEqual([body.status, body.declined_at], ['cancelled', null])
})
