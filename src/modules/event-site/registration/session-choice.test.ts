import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { anOpenEvent, aRegistration, mailsTo, register, tokenOf } from '../../../../test/support/register.ts'

const times = (hour: number) => ({ start_time: `2099-05-01T${hour}:00:00Z`, end_time: `2099-05-01T${hour + 1}:00:00Z` })

/** An event with a workshop of one place, a talk at the same time, and a panel later. */
async function anAgenda(world: World, fields: object = {}) {
  const event = await anOpenEvent(world, fields)
  const sessions = [
    await aSession(world, event.id, { title: 'Workshop', capacity: 1, signup: true, ...times(10) }),
    await aSession(world, event.id, { title: 'Talk', signup: true, ...times(10) }),
    await aSession(world, event.id, { title: 'Panel', signup: true, ...times(12) }),
  ]
  await aSession(world, event.id, { title: 'Opening', ...times(8 + 10) })
  const { body } = await world.request('GET', `/public/events/${event.id}`, undefined, { key: null })
  const uidOf = (title: string): string => body.sessions.find((session: any) => session.title === title).id
  const [workshop, talk, panel, opening] = ['Workshop', 'Talk', 'Panel', 'Opening'].map(uidOf) as [any, any, any, any]
  const count = async (nth: number) =>
    (await world.request('GET', `/admin/events/${event.id}/sessions/${sessions[nth]!.id}`)).body.signed_up_count
  return { event, body, sessions, workshop, talk, panel, opening, count }
}

const statesOf = (registration: any) => registration.signed_up.map(({ title, status }: any) => `${title} ${status}`)

test('people choose sessions when they register and change them by their link; a full one, two at once, one that has begun and others are refused', async () => {
  await using world = await startWorld()
  const { event, body, workshop, talk, panel, opening, count } = await anAgenda(world)
  assert.deepEqual(
    body.sessions.map(({ title, signup, places_left }: any) => [title, signup, places_left]),
    [
      ['Workshop', true, 1],
      ['Talk', true, null],
      ['Panel', true, null],
      ['Opening', false, null],
    ],
  )
  const refused = (session_ids: string[]) => register(world, event, { session_ids })
  for (const ids of [[opening], [panel, 'nonsense']])
    assertRefused(await refused(ids), 422, 'validation_failed', `body.session_ids.${ids.length - 1}`)
  const both = await refused([workshop, talk])
  assertRefused(both, 422, 'validation_failed', 'body.session_ids', 'overlap')
  assert.match(both.text, /Workshop.*Talk/)
  const ada = await aRegistration(world, event, { session_ids: [workshop, panel] })
  assert.deepEqual(statesOf(await ada.see()), ['Workshop place', 'Panel place'])
  const full = await refused([workshop])
  assertRefused(full, 409, 'session_full')
  assert.match(full.body.detail, /"Workshop"/)
  // The same answer for a known address, of which nobody may learn.
  assert.equal((await register(world, event, { email: ada.email, session_ids: [workshop] })).body.code, 'session_full')
  assert.equal((await register(world, event, { email: ada.email, session_ids: [talk] })).status, 201)
  assert.deepEqual(statesOf(await ada.see()), ['Workshop place', 'Panel place'])
  assertRefused(await ada.ask('PATCH', { session_ids: [workshop, talk] }), 422, 'validation_failed', 'body.session_ids')
  assert.deepEqual(statesOf((await ada.ask('PATCH', { session_ids: [talk] })).body), ['Talk place'])
  assert.deepEqual([await count(0), await count(1), await count(2)], [0, 1, 0])
  assert.deepEqual(statesOf((await ada.ask('PATCH', { last_name: 'Ö' })).body), ['Talk place'])
  world.stopClock(new Date('2099-05-01T10:30:00Z'))
  assertRefused(await ada.ask('PATCH', { session_ids: [talk, workshop] }), 422, 'validation_failed', 'body.session_ids')
  // A session that has begun stays.
  assert.deepEqual(statesOf((await ada.ask('PATCH', { session_ids: [panel] })).body), ['Talk place', 'Panel place'])
})

test('guests choose sessions of their own, and a group that finds too few places is refused as a whole', async () => {
  await using world = await startWorld()
  const { event, workshop, panel, count } = await anAgenda(world, { registration_max_guests: 2 })
  const guest = (n: number, session_ids: string[]) => ({ first_name: 'G', email: `g${n}@example.org`, session_ids })
  const send = (guests: object[], more: object = {}) => register(world, event, { guests, ...more })
  assertRefused(
    await send([guest(1, ['x'])]),
    422,
    'validation_failed',
    'body.guests.0.session_ids.0',
    'unknown_reference',
  )
  assertRefused(await send([guest(1, [workshop])], { session_ids: [workshop] }), 409, 'session_full')
  assert.deepEqual([await count(0), (await world.query('select 1 from attendee')).length], [0, 0])
  assert.equal((await send([guest(1, [workshop]), guest(2, [panel])], { session_ids: [panel] })).status, 201)
  assert.deepEqual([await count(0), await count(2)], [1, 2])
})

test('wishes of a person who waits take places with the accepted offer, and the email names those that are full and has a calendar of the others', async () => {
  await using world = await startWorld()
  const { event, sessions, workshop, panel } = await anAgenda(world, { registration_capacity: 1 })
  const first = await aRegistration(world, event)
  const next = await aRegistration(world, event, { session_ids: [workshop, panel] })
  assert.deepEqual(statesOf(await next.see()), ['Workshop wish', 'Panel wish'])
  await first.ask('DELETE')
  await world.runJobs()
  const organiser = await world.request('POST', `/admin/events/${event.id}/attendees`, {
    first_name: 'A',
    email: 'a@x.io',
  })
  await world.request('PUT', `/admin/events/${event.id}/attendees/${organiser.body.id}/sessions`, {
    session_ids: [sessions[0]!.id],
  })
  const { status, body } = await next.ask('PATCH', { status: 'registered' })
  assert.deepEqual([status, statesOf(body)], [200, ['Workshop missed', 'Panel place']])
  const [mail] = await mailsTo(world, next.email)
  assert.equal(mail.kind, 'registration_confirmed')
  assert.match(mail.text, /No place was left for you in “\W*Workshop\W*”/)
  const { text: calendar } = await world.request('GET', `/admin/emails/${mail.id}/attachments/event.ics`)
  assert.deepEqual(calendar.match(/^SUMMARY:.*(?=\r)/gm), ['SUMMARY:Panel', 'SUMMARY:Opening'])
})

test('the form and the personal page offer sessions without a script, and keep what was chosen when something is wrong', async () => {
  await using world = await startWorld()
  const { event, workshop, talk, panel } = await anAgenda(world)
  const path = `/e/${event.public_url.split('/').at(-1)}`
  const page = async (address: string) => (await world.request('GET', address, undefined, { key: null })).text
  const form = await page(path)
  assert.match(form, new RegExp(`type="checkbox" id="session_ids" name="session_ids" value="${workshop}"`))
  assert.match(form, /1 place left/)
  const stamp = /name="stamp" value="([^"]+)"/.exec(form)![1]!
  world.stopClock(new Date(Date.now() + 60_000))
  const send = (address: string, fields: [string, string][]) =>
    world.request('POST', address, new URLSearchParams(fields).toString(), {
      key: null,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const person: [string, string][] = [
    ['first_name', 'Ada'],
    ['email', 'ada@example.org'],
    ['stamp', stamp],
  ]
  const chosen = (...ids: string[]) => ids.map((id): [string, string] => ['session_ids', id])
  const both = await send(path, [...person, ...chosen(workshop, talk)])
  assert.equal(both.status, 422)
  assert.match(both.text, /Workshop.*overlap\. Choose one of them/)
  assert.equal(both.text.match(/name="session_ids" value="[^"]+" checked/g)!.length, 2)
  assert.equal((await send(path, [...person, ...chosen(workshop, panel)])).status, 303)
  assert.match(await page(path), new RegExp(`value="${workshop}" disabled`))
  const late = await send(path, [...person, ...chosen(workshop)])
  assert.equal(late.status, 422)
  assert.match(late.text, /is full\. Choose another session/)
  const own = `/t/${await tokenOf(world, 'ada@example.org')}`
  const mine = await page(own)
  assert.match(mine, /Your sessions[\s\S]*Workshop[\s\S]*Panel/)
  assert.match(mine, new RegExp(`value="${workshop}" checked`))
  const saved = await send(own, [['act', 'change'], ['first_name', 'Ada'], ...chosen(talk)])
  assert.equal(saved.status, 303)
  assert.doesNotMatch(await page(own), /value="[^"]+" checked[^>]*><label[^>]*><bdi lang="">Panel/)
  const twice = await send(own, [['act', 'change'], ['first_name', 'Ada'], ...chosen(talk, workshop)])
  assert.equal(twice.status, 422)
  assert.match(twice.text, /overlap/)
})
