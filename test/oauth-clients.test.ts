import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from './support/harness.ts'
import { anApp, aRequest, authorize, CALLBACK, connected, pkce } from './support/oauth.ts'
import { aPerson, as } from './support/people.ts'
import { type Reaction, startReceiver } from './support/receiver.ts'

const open = { key: null }

/** The document of an app at an address, as it comes from a server. */
function documentAt(address: string, more: object = {}) {
  const described = {
    client_id: address,
    client_name: 'Claude Code',
    redirect_uris: ['http://localhost/callback'],
    ...more,
  }
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(described) }
}

/** Returns the problem that the authorisation endpoint finds, or the page it leads to. */
async function outcome(world: World, client_id: string, redirect_uri = 'http://localhost:3118/callback') {
  const { challenge } = pkce()
  const place = await authorize(world, { client_id, code_challenge: challenge, redirect_uri })
  return place.searchParams.get('problem') ?? place.pathname
}

test('an app is described by the document at its client id, fetched once while it is fresh', async () => {
  const documents: { address: string } = { address: '' }
  await using receiver = await startReceiver(() => documentAt(documents.address))
  await using world = await startWorld({ allowTargets: [receiver.host] })
  documents.address = `${receiver.url}/client.json`
  const person = await aPerson(world)
  const request = await aRequest(world, {
    client_id: documents.address,
    code_challenge: pkce().challenge,
    redirect_uri: 'http://localhost:3118/callback',
  })
  const { body } = await world.request('GET', `/me/app-requests/${request}`, undefined, as(person.token))
  assert.deepEqual(body.client, {
    name: 'Claude Code',
    kind: 'document',
    host: '127.0.0.1',
    redirect_host: 'localhost',
    is_this_machine: true,
  })
  assert.equal(await outcome(world, documents.address), '/admin/connect')
  assert.equal(await outcome(world, documents.address, 'https://evil.example/callback'), 'redirect_uri')
  assert.equal(receiver.received.length, 1)
  world.advance(3_601_000)
  assert.equal(await outcome(world, documents.address), '/admin/connect')
  assert.equal(receiver.received.length, 2)
})

test('a document is refused that is huge, slow, elsewhere, of another client, or asks for a secret', async () => {
  const reactions: [string, (address: string) => Reaction][] = [
    ['huge', (address) => documentAt(address, { padding: 'x'.repeat(20_000) })],
    ['endless', () => ({ endless: true })],
    ['hang', () => 'hang'],
    ['redirect', () => ({ redirect: 'https://example.org/client.json' })],
    ['other', () => documentAt('https://other.example/client.json')],
    ['secret', (address) => documentAt(address, { token_endpoint_auth_method: 'client_secret_post' })],
    ['script', (address) => documentAt(address, { redirect_uris: ['javascript:alert(1)'] })],
    ['list', () => ({ status: 200, body: '[]' })],
    ['null', () => ({ status: 200, body: 'null' })],
    ['text', () => ({ status: 200, body: '<html>' })],
    ['missing', () => ({ status: 404 })],
  ]
  for (const [name, react] of reactions) {
    const documents = { address: '' }
    await using receiver = await startReceiver(() => react(documents.address))
    await using world = await startWorld({ allowTargets: [receiver.host] })
    documents.address = `${receiver.url}/${name}`
    assert.equal(await outcome(world, documents.address), 'client_document', name)
    assert.deepEqual(await world.query('select * from oauth_client'), [])
  }
})

test('an internal address is never asked for a document', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld()
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '10.0.0.1', 'intranet'])
    assert.equal(await outcome(world, `https://${host}/client.json`), 'client_document', host)
  for (const id of [
    `${receiver.url}/client.json`,
    'http://example.org/c.json',
    'https://example.org',
    'https://u@example.org/c',
    'https://example.org/a/../c',
    'https://example.org/c#x',
  ])
    assert.equal(await outcome(world, id), 'client_unknown', id)
  assert.equal(receiver.received.length, 0)
})

test('an app that nobody connected is forgotten after a day, and a connected one is kept', async () => {
  await using world = await startWorld()
  const unused = await anApp(world)
  const { clientId, tokens } = await connected(world)
  await aRequest(world, { client_id: unused, code_challenge: pkce().challenge })
  world.advance(3 * 86_400_000)
  await world.query(`select graphile_worker.add_job('purge-expired')`)
  await world.runJobs()
  assert.deepEqual(await world.query('select client_id from oauth_client'), [{ client_id: clientId }])
  assert.deepEqual(await world.query('select id from oauth_request'), [])
  assert.deepEqual(await world.query('select kind from oauth_token'), [{ kind: 'refresh' }])
  assert.equal((await world.request('GET', '/mcp', undefined, { key: tokens.access_token })).status, 401)
})

test('strangers are limited: registrations, requests for consent and guesses of tokens', async () => {
  await using world = await startWorld({ rateLimit: true })
  const statuses = async (send: () => Promise<{ status: number }>, times: number) =>
    (await Promise.all(Array.from({ length: times }, send))).map(({ status }) => status)
  const register = () => world.request('POST', '/oauth/register', { redirect_uris: [CALLBACK] }, open)
  assert.equal((await statuses(register, 12)).filter((status) => status === 429).length, 2)
  const limited = await register()
  assert.equal(limited.body.error, 'slow_down')
  const ask = () => world.request('GET', '/oauth/authorize?client_id=x', undefined, open)
  assert.ok((await statuses(ask, 65)).includes(429))
  const guess = () =>
    world.request('POST', '/oauth/token', '', {
      key: null,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  assert.ok((await statuses(guess, 125)).includes(429))
})
