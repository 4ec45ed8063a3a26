import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { dumpDatabase, startWorld, type World } from '../../../../test/support/harness.ts'
import { auditOf } from '../../../../test/support/stored.ts'

const PATH = '/admin/identity-providers'
const SECRET = 'a client secret of Acme'

let world: World
const txtRecords: Record<string, string[]> = {}
before(async () => {
  world = await startWorld({ txtRecords })
})
after(() => world[Symbol.asyncDispose]())

const body = (slug: string, more: object = {}) => ({
  slug,
  name: 'Acme',
  issuer: 'https://login.acme.example',
  client_id: 'laurel',
  client_secret: SECRET,
  default_role: 'viewer',
  ...more,
})
const add = (slug: string, more: object = {}, key = world.key) => world.request('POST', PATH, body(slug, more), { key })

test('the client secret of a provider is sealed, and told by no answer and no audit', async () => {
  const made = await add('sealed')
  assert.deepEqual([made.status, made.body.callback_url], [201, 'http://laurel.test/api/v1/auth/sso/sealed/callback'])
  const changed = await world.request('PATCH', `${PATH}/${made.body.id}`, {
    client_secret: `${SECRET} 2`,
    name: 'Other',
  })
  assert.deepEqual([changed.status, changed.body.name, changed.body.issuer], [200, 'Other', made.body.issuer])
  const [row] = await world.query<{ client_secret: Buffer }>('select client_secret from identity_provider')
  assert.ok(row!.client_secret.length > 20)
  const stored = await dumpDatabase(world)
  assert.ok(!stored.includes(SECRET) && !stored.includes(Buffer.from(SECRET).toString('hex')))
  const actions = ['create', 'update'].map((each) => auditOf(world, `identity_provider.${each}`))
  assert.deepEqual(
    (await Promise.all(actions)).map(({ length }) => length),
    [1, 1],
  )
  assert.ok(!(await world.request('GET', PATH)).text.includes(SECRET))
})

test('a provider is asked over https and outside of our own network', async () => {
  for (const issuer of [
    'http://login.acme.example',
    'https://127.0.0.1',
    'https://localhost',
    'https://a.example?x=1',
    'ftp://a.example',
    'x',
  ])
    assertRefused(await add('refused', { issuer }), 422, 'validation_failed')
  const { body } = await add('changed')
  const moved = await world.request('PATCH', `${PATH}/${body.id}`, { issuer: 'https://10.0.0.1' })
  assertRefused(moved, 422, 'validation_failed')
})

test('another issuer is not told the secret of the one before: it comes with one of its own', async () => {
  const { body } = await add('moved')
  const issuer = 'https://login.other.example'
  const alone = await world.request('PATCH', `${PATH}/${body.id}`, { issuer })
  assertRefused(alone, 422, 'validation_failed', 'body.client_secret', 'missing')
  const same = await world.request('PATCH', `${PATH}/${body.id}`, { issuer: body.issuer, name: 'As it was' })
  assert.equal(same.status, 200, same.text)
  const both = await world.request('PATCH', `${PATH}/${body.id}`, { issuer, client_secret: 'another' })
  assert.deepEqual([both.status, both.body.issuer], [200, issuer], both.text)
})

test('nobody is made an owner by the word of a provider, and no slug is given twice', async () => {
  assertRefused(await add('owner', { default_role: 'owner' }), 422, 'validation_failed')
  assert.equal((await add('twice')).status, 201)
  assertRefused(await add('twice', {}, await world.stranger()), 409, 'already_exists')
})

test('a domain counts once its TXT record says what was asked for, and for one provider', async () => {
  const key = await world.stranger()
  const [ours, theirs] = [await add('ours'), await add('theirs', {}, key)]
  const domains = `${PATH}/${ours.body.id}/domains`
  const added = await world.request('POST', domains, { domain: 'Acme.Example' })
  const [domain] = added.body.domains
  assert.deepEqual([domain.domain, domain.verified_at], ['acme.example', null])
  assert.match(domain.txt_record, /^laurel-verification=[0-9a-f]{40}$/)
  const verify = () => world.request('POST', `${domains}/acme.example/verify`)
  const { resolveTxt } = world.services
  Object.assign(world.services, { resolveTxt: async () => null })
  assertRefused(await verify(), 503, 'unavailable')
  Object.assign(world.services, { resolveTxt })
  for (const said of [[], ['laurel-verification='], [`${domain.txt_record}0`], [`x ${domain.txt_record}`]]) {
    txtRecords['acme.example'] = said
    assertRefused(await verify(), 409, 'conflict')
  }
  const other = await world.request('POST', `${PATH}/${theirs.body.id}/domains`, { domain: 'acme.example' }, { key })
  txtRecords['acme.example'] = [domain.txt_record, other.body.domains[0].txt_record]
  assert.ok((await verify()).body.domains[0].verified_at !== null)
  const taken = await world.request('POST', `${PATH}/${theirs.body.id}/domains/acme.example/verify`, undefined, { key })
  assertRefused(taken, 409, 'conflict')
  assert.deepEqual((await world.request('DELETE', `${domains}/acme.example`)).body.domains, [])
  const now = await world.request('POST', `${PATH}/${theirs.body.id}/domains/acme.example/verify`, undefined, { key })
  assert.equal(now.status, 200)
})

test('a provider that was deleted is gone with its domains', async () => {
  const { body } = await add('gone')
  await world.request('POST', `${PATH}/${body.id}/domains`, { domain: 'gone.example' })
  assertRefused(
    await world.request('DELETE', `${PATH}/${body.id}`, undefined, { key: await world.stranger() }),
    404,
    'not_found',
  )
  assert.equal((await world.request('DELETE', `${PATH}/${body.id}`)).status, 204)
  assertRefused(await world.request('GET', `${PATH}/${body.id}`), 404, 'not_found')
  assert.deepEqual(await world.query("select from identity_provider_domain where domain = 'gone.example'"), [])
})
