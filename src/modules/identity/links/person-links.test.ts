import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as, cookieIn, mailedLink, PASSWORD } from '../../../../test/support/people.ts'
import { aPersonWithPassword, setUpApp } from '../../../../test/support/second-factors.ts'
import { auditOf } from '../../../../test/support/stored.ts'
import { hashed } from '../passwords/hash-password.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const BOTH = ['link', 'reset'] as const
type Page = (typeof BOTH)[number]
type Person = Awaited<ReturnType<typeof aPersonWithPassword>>
const NEW = 'eleven blue kites'
const MINUTE = 60_000

/** Resets the rate limits. */
async function ask(page: Page, email: string, more: Parameters<World['request']>[3] = { key: null }) {
  await world.query('delete from rate_window')
  return world.request('POST', `/auth/${page}`, { email }, more)
}
const use = (page: Page, token: string, { password = NEW, cookie = {} } = {}) =>
  world.request('POST', `/auth/${page}/use`, { token, ...(page === 'reset' && { password }) }, { key: null, ...cookie })

/** The link that a person requested and has not used yet. */
async function linkOf(page: Page, { email }: { email: string }): Promise<string> {
  assert.equal((await ask(page, email)).status, 202)
  return mailedLink(world, page)
}
const isIn = async (token: string) =>
  (await world.request('GET', '/auth/session', undefined, as(token))).body.signed_in as boolean

for (const page of BOTH) {
  test(`a link to ${page} goes to the address of the account and is of use once, also for two who come at the same moment`, async () => {
    const { id, email } = await aPerson(world)
    await ask(page, email.toUpperCase())
    const token = await mailedLink(world, page)
    const [mail] = await world.query<{ to_address: string }>('select to_address from email order by id desc limit 1')
    assert.equal(mail!.to_address, email)
    const stored = await world.query<{ row: string }>('select l::text as row from person_link l')
    assert.ok(stored.length > 0 && stored.every(({ row }) => !row.includes(token)))
    const both = await Promise.all([use(page, token), use(page, token)])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [204, 404])
    const { body } = await world.request(
      'GET',
      '/auth/session',
      undefined,
      as(cookieIn(both.find(({ status }) => status === 204)!)!),
    )
    assert.equal(body.person.id, id)
    assertRefused(await use(page, token), 404, 'not_found')
    const entry = (await auditOf(world, 'person.sign_in')).at(-1)
    assert.equal(entry.actor, `person:${id}`)
  })

  test(`a link to ${page} that is too old, made up, or was given for something else lets nobody in and costs no hash`, async () => {
    const minutes = { link: 15, reset: 60 }[page]
    const [person, late] = [await aPerson(world), await aPerson(world)]
    const links = [await linkOf(page, person), await linkOf(page, late)] as const
    world.advance((minutes - 1) * MINUTE)
    assert.equal((await use(page, links[0])).status, 204)
    world.advance(MINUTE)
    const other = await linkOf(page === 'link' ? 'reset' : 'link', late)
    const before = hashed.times
    for (const token of [links[1], other, '', 'x', 'A'.repeat(43)])
      assertRefused(await use(page, token), 404, 'not_found')
    assert.equal(hashed.times, before)
  })

  test(`asking to ${page} is answered alike and does alike, whoever has the address; a mail goes to those alone who have`, async () => {
    await world.runJobs()
    const known = await aPersonWithPassword(world)
    const without = await aPerson(world)
    const mails = async () => (await world.query<{ n: number }>('select count(*)::int as n from email'))[0]!.n
    const seen = []
    for (const [email, sent] of [
      [known.email, 1],
      [without.email, 1],
      ['nobody@example.org', 0],
    ] as const) {
      const [before, hashes] = [await mails(), hashed.times]
      const { status, headers, body } = await ask(page, email)
      const queued = await world.query<{ name: string; holds: boolean }>(
        `select t.identifier as name, payload::text like '%@%' as holds from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'mail-person-link'`,
      )
      seen.push(JSON.stringify([status, Object.keys(headers), body, queued, hashed.times - hashes]))
      assert.deepEqual(queued, [{ name: 'mail-person-link', holds: false }])
      assert.equal(await mails(), before)
      await world.runJobs()
      assert.equal((await mails()) - before, sent, email)
    }
    assert.equal(new Set(seen).size, 1, seen.join('\n'))
  })

  test(`a link to ${page} of somebody with a second factor asks for it, and opens nothing before`, async () => {
    const person = await aPerson(world)
    const { recoveryCodes } = await setUpApp(world, person.token)
    const answer = await use(page, await linkOf(page, person))
    assert.deepEqual([answer.status, answer.headers['set-cookie']], [200, undefined])
    const given = { ticket: answer.body.ticket, code: recoveryCodes[0]! }
    assertRefused(
      await world.request('POST', '/auth/second-factor', { ...given, code: '000000' }, { key: null }),
      422,
      'validation_failed',
    )
    const after = await world.request('POST', '/auth/second-factor', given, { key: null })
    assert.ok(await isIn(cookieIn(after)!))
  })

  test(`a link to ${page} is of no use to whoever changed their password since, or left`, async () => {
    const person = await aPersonWithPassword(world)
    const link = await linkOf(page, person)
    const changed = { current: PASSWORD, password: NEW }
    assert.equal((await world.request('PUT', '/me/password', changed, as(person.token))).status, 204)
    assertRefused(await use(page, link), 404, 'not_found')
    const leaver = await aPerson(world, { role: 'viewer' })
    const theirs = await linkOf(page, leaver)
    await ask(page, leaver.email)
    assert.equal((await world.request('DELETE', `/admin/people/${leaver.id}`)).status, 204)
    assertRefused(await use(page, theirs), 404, 'not_found')
    await world.runJobs()
    assert.deepEqual(await world.query(`select from person_link where person_id = ${leaver.id}`), [])
  })

  test(`other sites can neither ask nor come by a link to ${page}`, async () => {
    const person = await aPerson(world)
    const link = await linkOf(page, person)
    const foreign = { key: null, headers: { 'sec-fetch-site': 'cross-site' } }
    assertRefused(await ask(page, person.email, foreign), 403, 'forbidden')
    const body = { token: link, password: NEW }
    assertRefused(await world.request('POST', `/auth/${page}/use`, body, foreign), 403, 'forbidden')
    assert.equal((await use(page, link)).status, 204)
  })
}

test('another password ends every session and every other link, signs in from then on, and audit says who chose it', async () => {
  const person = await aPersonWithPassword(world)
  const elsewhere = cookieIn(await person.signIn())!
  const [link, other, first] = [
    await linkOf('link', person),
    await linkOf('reset', person),
    await linkOf('reset', person),
  ]
  const weak = await use('reset', first, { password: 'password123' })
  assertRefused(weak, 422, 'validation_failed', 'body.password', 'weak_password')
  assert.ok(await isIn(elsewhere))
  const answer = await use('reset', first)
  assert.equal(answer.status, 204, answer.text)
  assert.deepEqual(await Promise.all([person.token, elsewhere, cookieIn(answer)!].map(isIn)), [false, false, true])
  for (const [page, token] of [
    ['link', link],
    ['reset', other],
  ] as const)
    assertRefused(await use(page, token), 404, 'not_found')
  await world.query('delete from rate_window')
  assertRefused(await person.signIn(), 401, 'unauthenticated')
  const again = { email: person.email, password: NEW }
  assert.equal((await world.request('POST', '/auth/sign-in', again, { key: null })).status, 204)
  const entry = (await auditOf(world, 'person.reset_password')).at(-1)
  assert.deepEqual([entry.actor, entry.after], [`person:${person.id}`, { ended: 2 }])
})

test('who works in several organisations gets the mail of that which they joined first, and its audit tells of them', async () => {
  await world.stranger()
  const { id, email } = await aPerson(world, { orgId: 2 })
  await world.query(`insert into membership (org_id, person_id, role, every_event, created_at)
    values (1, ${id}, 'viewer', true, now() + interval '1 day')`)
  assert.equal((await use('reset', await linkOf('reset', { email }))).status, 204)
  for (const where of ["email where kind = 'person_reset'", "audit_entry where action = 'person.reset_password'"])
    assert.deepEqual(await world.query(`select org_id from ${where} order by id desc limit 1`), [{ org_id: 2 }])
})

test('nobody goes on with a session that a browser had before a link was used in it', async () => {
  const [stranger, person] = [await aPerson(world), await aPerson(world)]
  const answer = await use('link', await linkOf('link', person), { cookie: as(stranger.token) })
  assert.notEqual(cookieIn(answer), stranger.token)
  assert.deepEqual([await isIn(stranger.token), await isIn(cookieIn(answer)!)], [false, true])
})

test('no mail server: the answer says so to everybody alike, the mail is kept, and whoever reads it is not told the link', async () => {
  const { email } = await aPerson(world)
  for (const [smtpUrl, told] of [
    [null, false],
    ['smtp://mail.example.org', true],
  ] as const) {
    Object.assign(world.services.mail, { smtpUrl })
    for (const address of [email, 'nobody@example.org'])
      assert.deepEqual((await ask('reset', address)).body, { mail_server: told })
  }
  Object.assign(world.services.mail, { smtpUrl: null })
  for (const [page, kind] of [
    ['reset', 'person_reset'],
    ['link', 'person_sign_in'],
  ] as const) {
    const token = await linkOf(page, { email })
    const { body } = await world.request('GET', `/admin/emails?kind=${kind}&to=${email}`)
    const { text } = await world.request('GET', `/admin/emails/${body[0].id}`)
    assert.ok(text.includes(`/admin/${page}#…`) && !text.includes(token))
  }
})

test('a sign-in that waits for a second factor is over once another password was chosen, in whatever way', async () => {
  const ways = {
    reset: async (person: Person) => use('reset', await linkOf('reset', person)),
    change: async ({ token }: Person) =>
      world.request('PUT', '/me/password', { current: PASSWORD, password: NEW }, as(token)),
  }
  for (const [way, choose] of Object.entries(ways)) {
    const person = await aPersonWithPassword(world)
    const { recoveryCodes } = await setUpApp(world, person.token)
    const begun = (await person.signIn()).body.ticket as string
    assert.ok((await choose(person)).status < 300, way)
    const given = { ticket: begun, code: recoveryCodes[0]! }
    assertRefused(await world.request('POST', '/auth/second-factor', given, { key: null }), 401, 'unauthenticated')
    await world.query('delete from rate_window')
    const { body } = await world.request('POST', '/auth/sign-in', { email: person.email, password: NEW }, { key: null })
    const again = { ...given, ticket: body.ticket }
    assert.equal((await world.request('POST', '/auth/second-factor', again, { key: null })).status, 204)
  }
})
