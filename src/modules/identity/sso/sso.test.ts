import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { aPerson, as, cookieIn } from '../../../../test/support/people.ts'
import { setUpApp } from '../../../../test/support/second-factors.ts'
import { place, refused, startSsoWorld } from '../../../../test/support/sso-world.ts'
import { auditOf } from '../../../../test/support/stored.ts'

type Sso = Awaited<ReturnType<typeof startSsoWorld>>

let sso: Sso
let world: Sso['world']
let acme: Sso['acme']
let evil: Sso['evil']
const go: Sso['go'] = (...given) => sso.go(...given)
const leave: Sso['leave'] = (...given) => sso.leave(...given)
const travel: Sso['travel'] = (...given) => sso.travel(...given)
const somebody: Sso['somebody'] = (...given) => sso.somebody(...given)

before(async () => {
  sso = await startSsoWorld()
  ;({ world, acme, evil } = sso)
})
after(() => sso[Symbol.asyncDispose]())

test('whoever the provider of their domain names becomes a member with its role, and is signed in', async () => {
  const { claims } = somebody()
  const answer = await travel({ claims }, 'acme', '?return_to=/admin/events%3Fq%3Da')
  assert.deepEqual(place(answer), [302, '/admin/events?q=a'])
  const token = cookieIn(answer)!
  const { body } = await world.request('GET', '/auth/session', undefined, as(token))
  assert.deepEqual([body.person.email, body.person.name, body.role], [claims.email, claims.name, 'editor'])
  const [session] = await world.query(
    `select method, second_factor from person_session where person_id = ${body.person.id}`,
  )
  assert.deepEqual(session, { method: 'sso', second_factor: false })
  assert.equal((await auditOf(world, 'person.join_by_provider')).at(-1)!.actor, `person:${body.person.id}`)
  const again = await travel({ claims: { ...claims, amr: ['mfa'] } })
  const next = await world.request('GET', '/auth/session', undefined, as(cookieIn(again)!))
  assert.equal(next.body.person.id, body.person.id)
  const found = await world.request('POST', '/auth/sso', { email: 'x@ACME.example' }, { key: null })
  assert.deepEqual(found.body, { url: 'http://laurel.test/api/v1/auth/sso/acme', name: 'acme' })
  const unknown = await world.request('POST', '/auth/sso', { email: 'x@other.example' }, { key: null })
  assert.deepEqual(unknown.body, { url: null, name: null })
})

test('the cookie of the way is for the way alone, and for this browser', async () => {
  const sent = await go('acme')
  assert.match(
    String(sent.headers['set-cookie']),
    /^laurel-sso=[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
  )
  assert.equal(sent.headers['cache-control'], 'no-store')
  const { query } = await leave(somebody())
  assert.deepEqual(place(await go(`acme/callback${query}`)), refused('sso_over'))
  const other = await leave(somebody())
  const mixed = await leave(somebody())
  assert.deepEqual(place(await go(`acme/callback${other.query}`, mixed.cookie)), refused('provider_untrusted'))
})

test('a way is gone once, within ten minutes', async () => {
  const { claims } = somebody()
  const { query, cookie } = await leave({ claims })
  acme.behaviour.claims = claims
  assert.deepEqual(place(await go(`acme/callback${query}`, cookie)), [302, '/admin'])
  assert.deepEqual(place(await go(`acme/callback${query}`, cookie)), refused('sso_over'))
  const late = await leave({ claims })
  world.advance(10 * 60_000)
  assert.deepEqual(place(await go(`acme/callback${late.query}`, late.cookie)), refused('sso_over'))
})

test('what one provider says is never taken for the word of another', async () => {
  const { claims } = somebody()
  const begunAtAcme = await leave({ claims })
  // The other provider sends a browser that started at the first one to its own callback, or its response to the
  // callback of the first one.
  assert.deepEqual(place(await go(`evil/callback${begunAtAcme.query}`, begunAtAcme.cookie)), refused('sso_over'))
  const begunAtEvil = await leave({ claims }, 'evil')
  assert.deepEqual(place(await go(`acme/callback${begunAtEvil.query}`, begunAtEvil.cookie)), refused('sso_over'))
  for (const lie of [{ returnedIssuer: evil.issuer }, { returnedIssuer: null }, { issuer: evil.issuer }])
    assert.deepEqual(place(await travel({ claims, ...lie })), refused('provider_untrusted'))
})

test('a token of another journey, or that nobody has signed, signs nobody in', async () => {
  for (const lie of [{ nonce: 'another' }, { signedBy: 'another key' }] as const) {
    const answer = await travel({ ...somebody(), ...lie })
    assert.deepEqual(place(answer), refused('provider_untrusted'))
    assert.equal(cookieIn(answer), null)
  }
})

test('a provider speaks for verified addresses of its own verified domains alone', async () => {
  const { id, email, token } = await aPerson(world)
  const asThem = { sub: 'x', email, email_verified: true }
  assert.deepEqual(place(await travel({ claims: asThem })), refused('other_domain'))
  for (const email_verified of [false, 'true', undefined])
    assert.deepEqual(place(await travel(somebody({ email_verified }))), refused('email_not_verified'))
  assert.deepEqual(place(await travel(somebody({ email: 'a@sub.acme.example' }))), refused('other_domain'))
  assert.deepEqual(place(await travel(somebody({ email: 'a@acme.example@evil.example' }))), refused('no_address'))
  assert.deepEqual(place(await travel(somebody(), 'evil')), refused('other_domain'))
  const sessions = await world.query(`select token_hash from person_session where person_id = ${id}`)
  assert.equal(sessions.length, 1, token)
})

test('an address that was given to somebody else there does not bring what its last owner had', async () => {
  const { claims } = somebody()
  assert.deepEqual(place(await travel({ claims })), [302, '/admin'])
  assert.deepEqual(place(await travel({ claims: { ...claims, sub: 'their successor' } })), refused('other_account'))
})

test('whoever was taken out of the organisation stays out', async () => {
  const { claims } = somebody()
  const answer = await travel({ claims })
  const { body } = await world.request('GET', '/auth/session', undefined, as(cookieIn(answer)!))
  await world.query(`delete from membership where person_id = ${body.person.id}`)
  assert.deepEqual(place(await travel({ claims })), refused('not_a_member'))
})

test('whoever has a second factor here is asked for it also when a provider names them', async () => {
  const { claims } = somebody()
  const auth_time = Math.floor(world.services.now().getTime() / 1_000)
  const first = await travel({ claims: { ...claims, auth_time } })
  const { code } = await setUpApp(world, cookieIn(first)!)
  world.advance(60_000)
  const asked = await travel({ claims: { ...claims, amr: ['mfa'] } })
  assert.equal(cookieIn(asked), null)
  const [, where] = place(asked)
  const told = new URLSearchParams(String(where).replace('/admin/second-factor#', ''))
  assert.deepEqual(told.get('methods'), 'totp,recovery_code')
  const given = { ticket: told.get('ticket'), code: code() }
  const answer = await world.request('POST', '/auth/second-factor', given, { key: null })
  assert.equal(answer.status, 204, answer.text)
})

test('a provider that is away, refuses or is not known is told by the page for signing in', async () => {
  assert.deepEqual(place(await travel({ ...somebody(), refuses: true })), refused('provider_refused'))
  const { query, cookie } = await leave(somebody())
  acme.behaviour.isDown = true
  try {
    assert.deepEqual(place(await go(`acme/callback${query}`, cookie)), refused('provider_unavailable'))
    assert.deepEqual(place(await go('acme')), refused('provider_unavailable'))
  } finally {
    delete acme.behaviour.isDown
  }
  for (const path of ['none', 'none/callback', 'acme/callback', 'acme/callback?code=x&state=y'])
    assert.equal((await go(path)).status, 302)
  const broken = await go('acme/callback?code=a&code=b&state=%00', `laurel-sso=${'A'.repeat(43)}.${'A'.repeat(43)}`)
  assert.ok(broken.status < 500, broken.text)
})

test('nobody is sent elsewhere than to the provider and to our own panel', async () => {
  const { claims } = somebody()
  for (const elsewhere of ['https://evil.example', '//evil.example/admin', '/admin/../evil', '/\\evil.example'])
    assert.deepEqual(place(await travel({ claims }, 'acme', `?return_to=${encodeURIComponent(elsewhere)}`)), [
      302,
      '/admin',
    ])
})

test('who comes back from a provider has proved who they are when it was shown there, and not by coming back', async () => {
  const { claims } = somebody()
  const seconds = () => Math.floor(world.services.now().getTime() / 1_000)
  const isFresh = async (answer: Parameters<typeof cookieIn>[0]) => {
    const begun = await world.request('POST', '/me/totp', undefined, as(cookieIn(answer)!))
    assert.ok(begun.status === 201 || begun.body.code === 'confirmation_required', begun.text)
    return begun.status === 201
  }
  assert.equal(await isFresh(await travel({ claims })), false)
  assert.equal(await isFresh(await travel({ claims: { ...claims, auth_time: seconds() - 3_600 } })), false)
  assert.equal(await isFresh(await travel({ claims: { ...claims, auth_time: seconds() } })), true)
  assert.equal(await isFresh(await travel({ claims: { ...claims, auth_time: seconds() + 86_400 } })), true)
  const vague = await travel({ claims: { ...claims, auth_time: 'now' } })
  assert.deepEqual(place(vague), refused('provider_untrusted'))
  const asked = new URL(String((await go('acme?again=true')).headers['location'])).searchParams
  assert.deepEqual([asked.get('prompt'), asked.get('max_age')], ['login', '0'])
  const plain = new URL(String((await go('acme')).headers['location'])).searchParams
  assert.deepEqual([plain.get('prompt'), plain.get('max_age')], [null, null])
})

test('no other site sends a browser on the way by a provider of its choice', async () => {
  const from = (site: string) =>
    world.request('GET', '/api/v1/auth/sso/acme', undefined, { key: null, headers: { 'sec-fetch-site': site } })
  for (const site of ['cross-site', 'same-site']) {
    const answer = await from(site)
    assert.deepEqual(place(answer), [302, '/admin/sign-in'])
    assert.equal(cookieIn(answer, 'laurel-sso'), null)
  }
  for (const site of ['same-origin', 'none'])
    assert.match(String((await from(site)).headers['location']), new RegExp(`^${acme.issuer}`))
})
