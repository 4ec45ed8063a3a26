import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee, aSession } from '../../../../test/support/factories.ts'
import { dumpDatabase, startWorld, type World } from '../../../../test/support/harness.ts'
import { assertUsable, drawnForm, open, send, sendFields } from '../../../../test/support/public-forms.ts'
import { anOpenEvent, register } from '../../../../test/support/register.ts'
import { rewrite } from '../../../../test/support/statements.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'
import { purgeExpiredJob } from '../../../platform/personal/purge-expired.ts'

const HOUR = 3_600_000

async function confirming(world: World, fields: object = {}) {
  Object.assign(world.services.mail, { smtpUrl: 'smtp://127.0.0.1:1' })
  return anOpenEvent(world, { registration_confirm_email: true, ...fields })
}

/** The kinds of the emails to an address, the oldest first, and the newest link to confirm. */
async function mailsTo(world: World, address: string): Promise<{ kinds: string[]; link: string }> {
  const rows = await world.query<{ kind: string; text: string }>(
    `select kind, text from email where to_address = '${address}' order by id`,
  )
  const links = rows.flatMap(({ text }) => /\/confirm\/[\w-]{43}/.exec(text) ?? [])
  return { kinds: rows.map(({ kind }) => kind), link: links.at(-1)! }
}

const statuses = async (world: World) =>
  (await world.query<{ email: string; status: string }>('select email, status from attendee order by id')).map(
    ({ email, status }) => [email, status],
  )
const confirm = (world: World, link: string) => sendFields(world, link, {})

test('a registration is stored sealed until its link is confirmed, and reading the link registers nobody', async () => {
  await using world = await startWorld()
  const event = await confirming(world, { registration_max_guests: 1 })
  const guests = [{ first_name: 'Bora', email: 'bora@example.org' }]
  const { status, body } = await register(world, event, { first_name: 'Zeynep-Sealed', email: 'z@example.org', guests })
  assert.deepEqual([status, body.status, body.guest_statuses], [201, 'confirm', []])
  const { kinds, link } = await mailsTo(world, 'z@example.org')
  assert.deepEqual(kinds, ['registration_confirm'])
  const [stored] = await world.query<object>('select * from registration_request')
  assert.ok(!JSON.stringify(stored).includes('Zeynep') && !JSON.stringify(stored).includes('bora'))
  const page = await open(world, link)
  assertUsable(page)
  assert.deepEqual([page.status, page.heading], [200, 'Confirm your registration'])
  assert.equal((await world.app.inject({ method: 'HEAD', url: link })).statusCode, 200)
  assert.deepEqual(await statuses(world), [])
  const sent = await send(world, page)
  assert.deepEqual([sent.status, sent.headers['location']], [303, link])
  assert.deepEqual(await statuses(world), [
    ['z@example.org', 'registered'],
    ['bora@example.org', 'registered'],
  ])
  assert.equal((await open(world, link)).heading, 'Check your email')
  assert.deepEqual(await world.query('select body, outcome from registration_request'), [
    { body: null, outcome: 'registered' },
  ])
})

/** A link that is pressed twenty times at once. @returns the emails to its address */
async function pressedOften(world: World): Promise<string[]> {
  const event = await confirming(world)
  await register(world, event, { email: 'z@example.org' })
  const { link } = await mailsTo(world, 'z@example.org')
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(world, link)))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([303]))
  assert.deepEqual(await statuses(world), [['z@example.org', 'registered']])
  return (await mailsTo(world, 'z@example.org')).kinds
}

test('a link that is pressed twenty times at once registers once', async () => {
  await using world = await startWorld()
  assert.deepEqual(await pressedOften(world), ['registration_confirm', 'registration_confirmed'])
})

test('twin: were a request not used up, the second press would register once more', async () => {
  await using world = await startWorld()
  const unused =
    'set expires_at = case when $1::timestamptz is null or $2::text is null then expires_at else expires_at end'
  rewrite(world, /set confirmed_at = \$1, body = null, outcome = \$2/, unused.replaceAll('$', '$$$$'))
  assert.ok((await pressedOften(world)).includes('registration_known'))
})

test('a link registers nobody again who has cancelled since', async () => {
  await using world = await startWorld()
  const event = await confirming(world)
  await register(world, event, { email: 'z@example.org' })
  const { link } = await mailsTo(world, 'z@example.org')
  await confirm(world, link)
  await world.query(`update attendee set status = 'cancelled'`)
  assert.equal((await confirm(world, link)).status, 303)
  assert.deepEqual(await statuses(world), [['z@example.org', 'cancelled']])
  // With a new request they come back.
  assert.equal((await register(world, event, { email: 'z@example.org' })).body.status, 'confirm')
  await confirm(world, (await mailsTo(world, 'z@example.org')).link)
  assert.deepEqual(await statuses(world), [['z@example.org', 'registered']])
})

test('the newest request of an address counts, and an expired, replaced or unknown link leads nowhere', async () => {
  await using world = await startWorld()
  const event = await confirming(world)
  await register(world, event, { email: 'z@example.org', first_name: 'Old' })
  const { link: old } = await mailsTo(world, 'z@example.org')
  await register(world, event, { email: 'Z@example.org', first_name: 'New' })
  const { link } = await mailsTo(world, 'Z@example.org')
  for (const dead of [old, `/confirm/${'a'.repeat(43)}`, '/confirm/x'])
    for (const answer of [await open(world, dead), await confirm(world, dead)]) assert.equal(answer.status, 404, dead)
  world.advance(48 * HOUR)
  assert.equal((await confirm(world, link)).status, 404)
  assert.deepEqual(await statuses(world), [])
})

test('a request is judged by the event at the time of the confirmation: closed, full, changed, hidden or deleted', async () => {
  await using world = await startWorld()
  const event = await confirming(world, { registration_capacity: 1 })
  await register(world, event, { email: 'z@example.org' })
  const { link } = await mailsTo(world, 'z@example.org')
  const change = (fields: object) => world.request('PATCH', `/admin/events/${event.id}`, fields)
  await change({ registration_closed: true })
  const closed = await open(world, link)
  assert.ok(closed.text.includes('Registration is closed') && !closed.text.includes('<form'))
  assert.equal((await confirm(world, link)).status, 409)
  await change({ registration_closed: false, visibility: 'private' })
  assert.equal((await confirm(world, link)).status, 404)
  await change({
    visibility: 'public',
    registration_questions: [{ id: 'a', type: 'short_text', label: 'A', required: true }],
  })
  const changed = await confirm(world, link)
  assert.deepEqual([changed.status, changed.heading], [409, 'The form has changed'])
  await change({ registration_questions: null })
  await anAttendee(world, event.id, { email: 'first@example.org' })
  assert.equal((await confirm(world, link)).status, 303)
  assert.deepEqual((await statuses(world)).at(-1), ['z@example.org', 'waitlisted'])
  await register(world, event, { email: 'y@example.org' })
  const { link: late } = await mailsTo(world, 'y@example.org')
  assert.equal((await world.request('DELETE', `/admin/events/${event.id}`)).status, 204)
  assert.equal((await open(world, late)).status, 404)
  assert.deepEqual(await world.query('select id from registration_request'), [])
})

test('a link leads to the event page once a chosen session is full, and registers nobody', async () => {
  await using world = await startWorld()
  const event = await confirming(world)
  const { id } = await aSession(world, event.id, { capacity: 1, signup: true })
  const { body } = await world.request('GET', `/public/events/${event.id}`, undefined, { key: null })
  await register(world, event, { email: 'z@example.org', session_ids: [body.sessions[0].id] })
  const { link } = await mailsTo(world, 'z@example.org')
  const first = await anAttendee(world, event.id, { email: 'first@example.org' })
  await world.request('PUT', `/admin/events/${event.id}/attendees/${first.id}/sessions`, { session_ids: [id] })
  const full = await confirm(world, link)
  assert.deepEqual([full.status, full.heading], [409, 'A session is full'])
  assert.ok(!full.text.includes('<form'))
  assert.deepEqual(await statuses(world), [['first@example.org', 'registered']])
  await world.request('PATCH', `/admin/events/${event.id}/sessions/${id}`, { capacity: 2 })
  assert.equal((await confirm(world, link)).status, 303)
  assert.deepEqual((await statuses(world)).at(-1), ['z@example.org', 'registered'])
})

test('a known address gets the same answer and its usual email, and an address at most three links a minute', async () => {
  await using world = await startWorld()
  const event = await confirming(world)
  const { email } = await anAttendee(world, event.id)
  const fresh = await register(world, event, { email: 'z@example.org' })
  const known = await register(world, event, { email: email.toUpperCase() })
  assert.deepEqual([known.status, known.body], [fresh.status, fresh.body])
  assert.deepEqual((await mailsTo(world, email)).kinds, ['registration_known'])
  assert.equal((await world.query('select id from registration_request')).length, 1)
  for (const address of ['z@example.org', email]) {
    for (let n = 0; n < 2; n++) assert.equal((await register(world, event, { email: address })).status, 201)
    assertRefused(await register(world, event, { email: address }), 429, 'rate_limited')
  }
})

test('the form in a frame tells of the link, and without a mail server people are registered at once', async () => {
  await using world = await startWorld()
  const event = await confirming(world)
  const framed = await drawnForm(world, { public_url: `${event.public_url}/embed` })
  const sent = await send(world, framed, { first_name: 'Ayşe', email: 'z@example.org' })
  assert.match(String(sent.headers['location']), /\/embed\?done=confirm$/)
  const told = await open(world, String(sent.headers['location']))
  assert.ok(told.text.includes('until then you are not registered'))
  Object.assign(world.services.mail, { smtpUrl: null })
  assert.equal((await register(world, event)).body.status, 'registered')
})

test('an erased person leaves no request, also as a guest, and expired ones are deleted a day later', async () => {
  await using world = await startWorld()
  const event = await confirming(world, { registration_max_guests: 1 })
  const guests = [{ first_name: 'Bora', email: 'bora@example.org' }]
  await register(world, event, { email: 'z@example.org', guests })
  const erase = (email: string) => erasePerson(jobContext(world.services, 1, 'test'), { email })
  await erase('bora@example.org')
  assert.deepEqual(await world.query('select id from registration_request'), [])
  await register(world, event, { email: 'z@example.org' })
  await erase('Z@example.org')
  assert.deepEqual(await world.query('select id from registration_request'), [])
  assert.ok(!(await dumpDatabase(world)).includes('z@example.org'))
  await register(world, event, { email: 'late@example.org' })
  const purge = () => purgeExpiredJob(world.services.personalTables).run(world.services, {})
  const requests = async () => (await world.query('select id from registration_request')).length
  await purge()
  world.advance(71 * HOUR)
  await purge()
  assert.equal(await requests(), 1)
  world.advance(2 * HOUR)
  await purge()
  assert.equal(await requests(), 0)
})
