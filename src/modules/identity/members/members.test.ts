import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as, cookieIn, PASSWORD } from '../../../../test/support/people.ts'
import { auditOf } from '../../../../test/support/stored.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

let invited = 0
/** Invites somebody. @returns the token of the mail */
async function invite(more: object = {}, by = {}): Promise<{ id: number; email: string; token: string }> {
  const body = { email: `New${++invited}@example.org`, role: 'editor', ...more }
  const answer = await world.request('POST', '/admin/people/invitations', body, by)
  assert.equal(answer.status, 201, answer.text)
  const [mail] = await world.query<{ text: string; to_address: string }>(
    'select text, to_address from email order by id desc limit 1',
  )
  assert.equal(mail!.to_address, body.email)
  return { ...body, id: answer.body.id, token: /\/admin\/invitation#([\w-]{43})/.exec(mail!.text)![1]! }
}
const accept = (body: object, token?: string) =>
  world.request('POST', '/auth/invitation', body, token === undefined ? { key: null } : as(token))
const session = async (token: string) => (await world.request('GET', '/auth/session', undefined, as(token))).body
const NORA = { name: 'Nora', password: PASSWORD }

test('an invitation makes an account for the address to which it was sent, with its role and events, and once', async () => {
  const event = await anEvent(world)
  const { email, token } = await invite({ event_ids: [event.id, event.id] })
  const both = await Promise.all([accept({ token, ...NORA }), accept({ token, ...NORA })])
  assert.deepEqual(both.map(({ status }) => status < 300).toSorted(), [false, true])
  const told = await session(cookieIn(both.find(({ status }) => status === 204)!)!)
  assert.deepEqual([told.person.email, told.role, told.event_ids], [email, 'editor', [event.id]])
  assertRefused(await accept({ token, ...NORA }), 404, 'not_found')
  const [entry] = await auditOf(world, 'person.join')
  assert.equal(entry.actor, `person:${told.person.id}`)
})

test('whoever has an account accepts signed in with it, and an invitation to another address is refused and stays', async () => {
  const { id, email, token: mine } = await aPerson(world, { role: 'viewer' })
  const org = await world.stranger()
  const own = await invite({ email }, { key: org })
  assertRefused(await accept({ token: own.token, ...NORA }), 401, 'unauthenticated')
  const stranger = await aPerson(world)
  assertRefused(await accept({ token: own.token, ...NORA }, stranger.token), 403, 'forbidden')
  const answer = await accept({ token: own.token }, mine)
  assert.equal(answer.status, 204, answer.text)
  const told = await session(cookieIn(answer)!)
  assert.deepEqual([told.person.id, told.role, told.organisations.length], [id, 'editor', 2])
})

test('an invitation that was taken back, sent again or is too old is of no use', async () => {
  const first = await invite()
  const second = await invite({ email: first.email })
  assert.equal(second.id, first.id)
  assertRefused(await accept({ token: first.token, ...NORA }), 404, 'not_found')
  assert.equal((await world.request('DELETE', `/admin/people/invitations/${first.id}`)).status, 204)
  assertRefused(await accept({ token: second.token, ...NORA }), 404, 'not_found')
  const { token } = await invite()
  assertRefused(
    await accept({ token, name: 'Nora', password: 'password123' }),
    422,
    'validation_failed',
    'body.password',
    'weak_password',
  )
  assertRefused(await accept({ token }), 422, 'validation_failed', 'body.name', 'missing')
  await world.query(`update person_link set expires_at = '2020-01-01'`)
  assertRefused(await accept({ token, ...NORA }), 404, 'not_found')
})

test('an inviter is told the link where no mail leaves the only organisation, audit says so, and nowhere else', async () => {
  await using alone = await startWorld()
  const { token: cookie } = await aPerson(alone, { role: 'admin' })
  const invite = async (email: string) => {
    const made = await alone.request('POST', '/admin/people/invitations', { email, role: 'editor' }, as(cookie))
    const entry = (await auditOf(alone, 'invitation.create')).at(-1)
    return { link: made.body.link_url as string | null, told: entry.after.link_told as boolean }
  }
  const { link, told } = await invite('one@example.org')
  assert.match(link!, /^http:\/\/laurel\.test\/admin\/invitation#[\w-]{43}$/)
  assert.equal(told, true)
  const listed = await alone.request('GET', '/admin/people/invitations')
  assert.ok(!listed.text.includes(link!.split('#')[1]!))
  const joined = { token: link!.split('#')[1], ...NORA }
  assert.equal((await alone.request('POST', '/auth/invitation', joined, { key: null })).status, 204)
  Object.assign(alone.services.mail, { smtpUrl: 'smtp://mail.example.org' })
  assert.deepEqual(await invite('two@example.org'), { link: null, told: false })
  Object.assign(alone.services.mail, { smtpUrl: null })
  await alone.stranger()
  assert.deepEqual(await invite('three@example.org'), { link: null, told: false })
})

test('nobody who reads the mails of the organisation is told the link of an invitation', async () => {
  const { token } = await invite()
  const [{ id } = { id: 0 }] = await world.query<{ id: number }>('select id from email order by id desc limit 1')
  const { text } = await world.request('GET', `/admin/emails/${id}`)
  assert.ok(!text.includes(token) && text.includes('/admin/invitation#…'))
})

test('nobody gives, changes or takes a role that may do more than they may, by a key neither', async () => {
  const admin = as((await aPerson(world, { role: 'admin' })).token)
  const [owner, viewer] = [await aPerson(world), await aPerson(world, { role: 'viewer' })]
  const { body: key } = await world.request('POST', '/admin/api-keys', {
    name: 'People',
    scopes: ['people:write', 'people:read'],
  })
  const tries: [method: string, path: string, body?: object][] = [
    ['POST', '/admin/people/invitations', { email: 'x@example.org', role: 'owner' }],
    ['PATCH', `/admin/people/${viewer.id}`, { role: 'owner' }],
    ['PATCH', `/admin/people/${owner.id}`, { role: 'viewer' }],
    ['DELETE', `/admin/people/${owner.id}`],
    ['POST', `/admin/people/${owner.id}/sign-out`],
    ['DELETE', `/admin/people/invitations/${(await invite({ role: 'owner' })).id}`],
  ]
  for (const [method, path, body] of tries)
    for (const by of [admin, { key: key.key }])
      assertRefused(await world.request(method, path, body, by), 403, 'forbidden')
  assert.equal((await session(owner.token)).role, 'owner')
  const changed = await world.request('PATCH', `/admin/people/${viewer.id}`, { role: 'admin' }, admin)
  assert.deepEqual([changed.status, changed.body.role], [200, 'admin'])
})

test('a role is limited to events of the organisation, and one that could lift that is not', async () => {
  const { id, token } = await aPerson(world, { role: 'viewer' })
  const event = await anEvent(world)
  const set = (body: object) => world.request('PATCH', `/admin/people/${id}`, body)
  assert.deepEqual((await set({ event_ids: [event.id] })).body.event_ids, [event.id])
  assert.equal((await world.request('GET', `/admin/events/${event.id}`, undefined, as(token))).status, 200)
  assertRefused(await set({ event_ids: [888_888] }), 404, 'not_found')
  assertRefused(await set({ role: 'admin' }), 422, 'validation_failed', 'body.event_ids')
  await world.request('DELETE', `/admin/events/${event.id}`)
  assert.deepEqual((await session(token)).event_ids, [])
  assertRefused(await world.request('GET', '/admin/designs', undefined, as(token)), 403, 'forbidden')
  assert.equal((await set({ role: 'admin', event_ids: null })).status, 200)
})

test('whoever is removed is signed out at once, and so are the invitations that they sent; their last account goes', async () => {
  const admin = await aPerson(world, { role: 'admin' })
  const { token } = await invite({}, as(admin.token))
  assert.equal((await world.request('DELETE', `/admin/people/${admin.id}`)).status, 204)
  assert.deepEqual(await session(admin.token), { signed_in: false })
  assertRefused(await accept({ token, ...NORA }), 404, 'not_found')
  assert.deepEqual(await world.query(`select from person where id = ${admin.id}`), [])
  assert.equal((await auditOf(world, 'person.remove')).at(-1).before.email, admin.email)
})

test('whoever may do less than before takes the invitations with them that they sent, and who belongs here keeps what they may', async () => {
  const admin = await aPerson(world, { role: 'admin' })
  const { token } = await invite({}, as(admin.token))
  assert.equal((await world.request('PATCH', `/admin/people/${admin.id}`, { role: 'viewer' })).status, 200)
  assertRefused(await accept({ token, ...NORA }), 404, 'not_found')
  const other = await aPerson(world, { orgId: 2 })
  const invited = await invite({ email: other.email, role: 'viewer' })
  await world.query(`insert into membership (org_id, person_id, role, every_event, created_at)
    values (1, ${other.id}, 'admin', true, now())`)
  const answer = await accept({ token: invited.token }, other.token)
  assert.equal((await session(cookieIn(answer)!)).role, 'admin')
})

test('the last owner neither goes nor becomes less, also when two leave at once', async () => {
  await using fresh = await startWorld()
  const [one, other] = [await aPerson(fresh), await aPerson(fresh)]
  const both = [one, other].map(({ id, token }) => fresh.request('DELETE', `/admin/people/${id}`, undefined, as(token)))
  const answers = await Promise.all(both)
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [204, 409])
  const { body } = await fresh.request('GET', '/admin/people')
  assert.equal(body.length, 1)
  assertRefused(await fresh.request('PATCH', `/admin/people/${body[0].id}`, { role: 'viewer' }), 409, 'conflict')
})

test('people are signed out everywhere by those who may, and listed with when they were last here', async () => {
  const { id, token } = await aPerson(world, { role: 'viewer' })
  const listed = async () =>
    (await world.request('GET', '/admin/people?limit=200')).body.find((each: { id: number }) => each.id === id)
  assert.ok((await listed()).last_seen_at)
  assert.deepEqual((await world.request('POST', `/admin/people/${id}/sign-out`)).body, { ended: 1 })
  assert.deepEqual(await session(token), { signed_in: false })
  assert.equal((await listed()).last_seen_at, null)
})

test('the roles are told with the very scopes by which requests are judged', async () => {
  const { status, body } = await world.request('GET', '/admin/people/roles')
  assert.equal(status, 200)
  assert.deepEqual(
    body.map(({ role, limited }: { role: string; limited: boolean }) => [role, limited]),
    [
      ['owner', false],
      ['admin', false],
      ['editor', true],
      ['checkin', true],
      ['viewer', true],
    ],
  )
  for (const { role, scopes } of body) {
    const { token } = await aPerson(world, { role })
    assert.equal(scopes.includes('organisation:read'), role !== 'checkin' && role !== 'editor')
    for (const [path, scope] of [
      ['/admin/organisation', 'organisation:read'],
      ['/admin/events', 'events:read'],
      ['/admin/audit', 'audit:read'],
      ['/admin/webhooks', 'webhooks:read'],
    ] as const) {
      const answer = await world.request('GET', path, undefined, as(token))
      assert.equal(answer.status, scopes.includes(scope) ? 200 : 403, `${role} at ${path}: ${answer.text}`)
    }
  }
})
