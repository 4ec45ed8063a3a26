import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from '../../../../test/support/fast-check.ts'
import { as, cookieIn, mailedLink } from '../../../../test/support/people.ts'
import { setUpApp } from '../../../../test/support/second-factors.ts'
import { place, refused, startSsoWorld } from '../../../../test/support/sso-world.ts'
import { isVisible } from '../../../lib/text/visible-text.ts'
import { isEmail } from '../../../platform/http/validation/text-formats.ts'

type Sso = Awaited<ReturnType<typeof startSsoWorld>>

let sso: Sso
let world: Sso['world']
const travel: Sso['travel'] = (...given) => sso.travel(...given)
const somebody: Sso['somebody'] = (...given) => sso.somebody(...given)

before(async () => {
  sso = await startSsoWorld()
  world = sso.world
})
after(() => sso[Symbol.asyncDispose]())

test('what a provider says of the second factor, and of when it was shown, counts in its organisation alone', async () => {
  await world.stranger()
  const [{ id: other } = { id: 0 }] = await world.query<{ id: number }>('select max(id) as id from organisation')
  await world.query(
    `insert into sign_in_policy (org_id, second_factor, updated_at) select id, 'owners_and_admins', now() from organisation`,
  )
  try {
    const { claims } = somebody()
    const auth_time = Math.floor(world.services.now().getTime() / 1_000)
    const vouched = await travel({ claims: { ...claims, amr: ['mfa'], auth_time } })
    let token = cookieIn(vouched)!
    const { body } = await world.request('GET', '/auth/session', undefined, as(token))
    await world.query(`update membership set role = 'admin' where person_id = ${body.person.id}`)
    await world.query(
      `insert into membership (org_id, person_id, role, every_event, created_at) values (${other}, ${body.person.id}, 'admin', true, now())`,
    )
    const choose = async (organisation_id: number) => {
      const chosen = await world.request('POST', '/auth/organisation', { organisation_id }, as(token))
      assert.equal(chosen.status, 204, chosen.text)
      token = cookieIn(chosen)!
    }
    const ask = (method: 'GET' | 'POST', path: string, sent?: object) =>
      world.request(method, path, sent, as(token)).then(({ status, body }) => [status, body.code])
    const newKey = () => ask('POST', '/admin/api-keys', { name: 'K', scopes: ['events:read'] })
    assert.deepEqual(await ask('GET', '/admin/events'), [200, undefined])
    assert.deepEqual(await newKey(), [201, undefined])
    await choose(other)
    assert.deepEqual(await ask('GET', '/admin/events'), [403, 'second_factor_required'])
    await world.query(`delete from sign_in_policy where org_id = ${other}`)
    assert.deepEqual(await ask('GET', '/admin/events'), [200, undefined])
    assert.deepEqual(await newKey(), [403, 'confirmation_required'])
    assert.deepEqual(await ask('POST', '/me/totp'), [403, 'confirmation_required'])
    await choose(1)
    assert.deepEqual(await newKey(), [201, undefined])
    const { code } = await setUpApp(world, token)
    await world.query(
      `insert into sign_in_policy (org_id, second_factor, updated_at) values (${other}, 'owners_and_admins', now())`,
    )
    await choose(other)
    assert.deepEqual(await ask('GET', '/admin/events'), [200, undefined])
    assert.deepEqual(await newKey(), [403, 'confirmation_required'])
    const confirmed = await world.request('POST', '/auth/confirm', { code: code(30) }, as(token))
    assert.equal(confirmed.status, 204, confirmed.text)
    assert.deepEqual(await newKey(), [201, undefined])
  } finally {
    await world.query('delete from sign_in_policy')
  }
})

test('a provider that vouches for a second factor vouches for none in an organisation to which its people are invited', async () => {
  const { claims } = somebody()
  const auth_time = Math.floor(world.services.now().getTime() / 1_000)
  const token = cookieIn(await travel({ claims: { ...claims, amr: ['mfa'], auth_time } }))!
  const key = await world.stranger()
  const invitation = await world.request(
    'POST',
    '/admin/people/invitations',
    { email: claims.email, role: 'admin' },
    { key },
  )
  assert.equal(invitation.status, 201, invitation.text)
  const accepted = await world.request(
    'POST',
    '/auth/invitation',
    { token: await mailedLink(world, 'invitation') },
    as(token),
  )
  assert.equal(accepted.status, 204, accepted.text)
  const [session] = await world.query(
    `select second_factor, fresh_at < now() - interval '1 year' as is_old from person_session where token_hash = sha256('${cookieIn(accepted)}'::bytea)`,
  )
  assert.deepEqual(session, { second_factor: false, is_old: true })
})

const HOSTILE = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '\n',
    ' ',
    '\u2800',
    '@',
    'a'.repeat(5_000),
    '<a@b.c>',
    'ü',
    '\u202e',
    'a@acme.example',
  ),
  fc.constantFrom(null, 1, true, [], {}),
)

test('whatever a provider claims, whoever it names has an address and a name as requests have them, or is not let in', async () => {
  const claimed = fc.record(
    {
      sub: fc.oneof(HOSTILE, fc.uuid()),
      email: fc.oneof(
        HOSTILE,
        fc.tuple(HOSTILE, HOSTILE).map(([a, b]) => `${a}@${b}acme.example`),
        HOSTILE.map((a) => `${a}@acme.example`),
      ),
      email_verified: fc.constant(true),
      name: HOSTILE,
      amr: fc.oneof(HOSTILE, fc.constant(['mfa'])),
      auth_time: fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-1e300, 1e300, 8.64e15, -62_135_596_801)),
    },
    { requiredKeys: ['email_verified'] },
  )
  const judged = fc.asyncProperty(claimed, async (claims) => {
    const answer = await travel({ claims })
    assert.equal(answer.status, 302, answer.text)
    const [, where] = place(answer)
    assert.match(String(where), /^\/admin(\/sign-in#problem=[a-z_]+)?$/)
    if (where !== '/admin') return
    const { body } = await world.request('GET', '/auth/session', undefined, as(cookieIn(answer)!))
    assert.ok(isEmail(body.person.email) && body.person.email.length <= 254, JSON.stringify(body.person))
    assert.ok(isVisible(body.person.name) && [...body.person.name].length <= 200, JSON.stringify(body.person))
  })
  await fc.assert(judged, { numRuns: 60 })
  for (const email of [
    'owner@a.test\n@acme.example',
    'owner@a.test <x@acme.example',
    'owner@a.test@acme.example',
    '@acme.example',
    'a b@acme.example',
    'a\0@acme.example',
    `${'a'.repeat(5_000)}@acme.example`,
  ])
    assert.deepEqual(place(await travel(somebody({ email }))), refused('no_address'))
  for (const name of ['a\0b', '\ud800', '\u2800', 'a'.repeat(5_000), '😀'.repeat(300)])
    assert.deepEqual(place(await travel(somebody({ name }))), [302, '/admin'])
  for (const sub of ['a\0b', 'a'.repeat(256), ''])
    assert.deepEqual(place(await travel(somebody({ sub }))), refused('provider_untrusted'))
  // The library itself rejects some of them.
  for (const auth_time of [1e300, -1, -1e300, 8.7e12]) assert.equal((await travel(somebody({ auth_time }))).status, 302)
})
