import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dumpDatabase, startWorld, type World } from './support/harness.ts'
import { startMcp } from './support/mcp.ts'
import { anApp, aRequest, authorize, CALLBACK, connect, connected, pkce } from './support/oauth.ts'
import { aPerson, as } from './support/people.ts'

const open = { key: null }

/** The status of a call of /mcp with a token. */
async function mcpStatus(world: World, token: string): Promise<number> {
  return (await world.request('GET', '/mcp', undefined, { key: token })).status
}

test('an app finds the authorisation server from a 401, and its documents name exact addresses', async () => {
  await using world = await startWorld()
  const refused = await world.request('POST', '/mcp', {}, open)
  assert.equal(refused.status, 401)
  const challenge = String(refused.headers['www-authenticate'])
  assert.match(
    challenge,
    /^Bearer resource_metadata="http:\/\/laurel\.test\/\.well-known\/oauth-protected-resource\/mcp", scope="events:read /,
  )
  const wrong = await world.request('POST', '/mcp', {}, { key: 'lrl_access_x' })
  assert.match(String(wrong.headers['www-authenticate']), /^Bearer error="invalid_token", resource_metadata=/)
  for (const path of ['/mcp', '']) {
    const { body } = await world.request('GET', `/.well-known/oauth-protected-resource${path}`, undefined, open)
    assert.deepEqual([body.resource, body.authorization_servers], ['http://laurel.test/mcp', ['http://laurel.test']])
  }
  const { body: server, headers } = await world.request(
    'GET',
    '/.well-known/oauth-authorization-server',
    undefined,
    open,
  )
  assert.equal(server.issuer, 'http://laurel.test')
  assert.equal(server.token_endpoint, 'http://laurel.test/oauth/token')
  assert.deepEqual(server.code_challenge_methods_supported, ['S256'])
  assert.ok(server.authorization_response_iss_parameter_supported && server.client_id_metadata_document_supported)
  assert.equal(headers['access-control-allow-origin'], '*')
  for (const path of ['oauth-protected-resource/other', 'oauth-authorization-server/mcp', 'openid-configuration'])
    assert.equal((await world.request('GET', `/.well-known/${path}`, undefined, open)).status, 404, path)
})

test('behind a base path the documents are where the RFCs and where the challenge says', async () => {
  await using world = await startWorld({ siteUrl: 'https://example.org/laurel' })
  const https = { key: null, headers: { host: 'example.org', 'x-forwarded-proto': 'https' } }
  const refused = await world.request('POST', '/mcp', {}, https)
  assert.match(
    String(refused.headers['www-authenticate']),
    /"https:\/\/example\.org\/laurel\/\.well-known\/oauth-protected-resource\/mcp"/,
  )
  for (const path of ['/mcp', '/laurel/mcp', '/laurel']) {
    const { body } = await world.request('GET', `/.well-known/oauth-protected-resource${path}`, undefined, https)
    assert.equal(body.resource, 'https://example.org/laurel/mcp', path)
  }
  for (const path of ['', '/laurel']) {
    const { body } = await world.request('GET', `/.well-known/oauth-authorization-server${path}`, undefined, https)
    assert.equal(body.issuer, 'https://example.org/laurel')
  }
})

test('an app that a person allows gets tokens, uses tools with them, and is listed until it is revoked', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const app = await connect(world, { scopes: ['events:read'] })
  const { body: tokens, headers } = await app.exchange()
  assert.deepEqual([tokens.token_type, tokens.expires_in, tokens.scope], ['Bearer', 3600, 'events:read'])
  assert.match(String(headers['cache-control']), /no-store/)
  const key = tokens.access_token
  const context = await mcp.call('get_context', {}, { key })
  assert.deepEqual(context.structuredContent.scopes, ['events:read'])
  const names = (await mcp.list({ key })).map(({ name }) => name)
  assert.ok(names.includes('list_events') && !names.includes('create_event'))
  const own = await world.request('GET', '/me/connected-apps', undefined, as(app.person.token))
  const { body: all } = await world.request('GET', '/admin/connected-apps')
  assert.deepEqual(own.body, all)
  assert.equal(all.length, 1)
  assert.deepEqual(
    [all[0].name, all[0].host, all[0].kind, all[0].scopes, all[0].last_used_at !== null],
    ['Claude', 'app.example', 'registered', ['events:read'], true],
  )
  assert.equal(
    (await world.request('DELETE', `/me/connected-apps/${all[0].id}`, undefined, as(app.person.token))).status,
    204,
  )
  assert.equal(await mcpStatus(world, key), 401)
  assert.equal((await app.refresh(tokens.refresh_token)).body.error, 'invalid_grant')
  assert.deepEqual((await world.request('GET', '/admin/connected-apps')).body, [])
  assert.equal((await world.request('DELETE', `/admin/connected-apps/${all[0].id}`)).status, 404)
})

test('no secret of an app is stored in clear', async () => {
  await using world = await startWorld()
  const { tokens, code } = await connected(world)
  const dump = await dumpDatabase(world)
  for (const secret of [tokens.access_token, tokens.refresh_token, code]) assert.ok(!dump.includes(secret.slice(12)))
})

test('a code works once, within a minute, for its client, verifier, redirect URI and resource', async () => {
  await using world = await startWorld()
  const other = await anApp(world)
  const wrong: [Record<string, string | null>, string][] = [
    [{ code_verifier: pkce().verifier }, 'invalid_grant'],
    [{ code_verifier: null }, 'invalid_request'],
    [{ client_id: other }, 'invalid_grant'],
    [{ client_id: null }, 'invalid_client'],
    [{ redirect_uri: `${CALLBACK}/` }, 'invalid_grant'],
    [{ resource: 'http://laurel.test/api/v1' }, 'invalid_target'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ code: 'lrl_code_x' }, 'invalid_grant'],
  ]
  const app = await connect(world)
  for (const [fields, error] of wrong) {
    const { status, body } = await app.exchange(fields)
    assert.deepEqual([status, body.error], [error === 'invalid_client' ? 401 : 400, error], JSON.stringify(fields))
  }
  assert.equal((await app.exchange()).status, 200)
  const late = await connect(world)
  world.advance(61_000)
  assert.equal((await late.exchange()).body.error, 'invalid_grant')
})

test('a code that is used twice ends the connection, also when both uses are at the same time', async () => {
  await using world = await startWorld()
  for (let round = 0; round < 5; round++) {
    const app = await connect(world)
    const answers = await Promise.all([app.exchange(), app.exchange(), app.exchange()])
    const given = answers.filter(({ status }) => status === 200)
    assert.equal(given.length, 1)
    assert.equal(await mcpStatus(world, given[0]!.body.access_token), 401)
    assert.equal((await app.refresh(given[0]!.body.refresh_token)).status, 400)
  }
  const { body: entries } = await world.request('GET', '/admin/audit?action=client.revoke')
  assert.equal(entries.length, 5)
  assert.equal(entries[0].after.reason, 'code_used_twice')
})

test('a refresh token rotates, and a second use ends the whole connection, also at the same time', async () => {
  await using world = await startWorld()
  const app = await connected(world)
  const { body: second } = await app.refresh(app.tokens.refresh_token)
  const { body: third } = await app.refresh(second.refresh_token, { scope: 'events:read' })
  assert.equal(third.scope, 'events:read')
  assert.equal((await app.refresh(third.refresh_token, { scope: 'events:read crm:read' })).body.error, 'invalid_scope')
  assert.equal(await mcpStatus(world, third.access_token), 405)
  assert.equal((await app.refresh(second.refresh_token)).body.error, 'invalid_grant')
  for (const token of [app.tokens.access_token, second.access_token, third.access_token])
    assert.equal(await mcpStatus(world, token), 401)
  assert.equal((await app.refresh(third.refresh_token)).status, 400)
  for (let round = 0; round < 5; round++) {
    const raced = await connected(world)
    const answers = await Promise.all([1, 2, 3].map(() => raced.refresh(raced.tokens.refresh_token)))
    const given = answers.filter(({ status }) => status === 200)
    assert.equal(given.length, 1)
    assert.equal(await mcpStatus(world, given[0]!.body.access_token), 401)
  }
})

test('a request is answered to its client only if the redirect URI is registered', async () => {
  await using world = await startWorld()
  const clientId = await anApp(world, { redirect_uris: [CALLBACK, 'http://127.0.0.1/cb', 'http://localhost:3000/cb'] })
  const { challenge } = pkce()
  const go = (redirect_uri: string | null, more = {}) =>
    authorize(world, { client_id: clientId, code_challenge: challenge, redirect_uri, ...more })
  for (const uri of [CALLBACK, 'http://127.0.0.1:49152/cb', 'http://localhost:1/cb', 'http://localhost/cb'])
    assert.equal((await go(uri)).pathname, '/admin/connect', uri)
  for (const uri of [
    null,
    `${CALLBACK}/`,
    `${CALLBACK}?x=1`,
    'https://app.example.evil.example/callback',
    'https://app.example@evil.example/callback',
    'https://APP.example:444/callback',
    'http://127.0.0.1:49152/other',
    'http://localhost.evil.example/cb',
    'http://[::1]/cb',
    'https://127.0.0.1/cb',
    'javascript:alert(1)',
  ]) {
    const place = await go(uri)
    assert.equal(place.href, 'http://laurel.test/admin/connect?problem=redirect_uri', String(uri))
  }
  assert.equal((await go(CALLBACK, { client_id: 'app_unknown' })).search, '?problem=client_unknown')
})

test('PKCE with S256 and a resource of ours are required, and the error names the issuer', async () => {
  await using world = await startWorld()
  const clientId = await anApp(world)
  const { challenge } = pkce()
  const wrong: [Record<string, string | null>, string][] = [
    [{ code_challenge: null }, 'invalid_request'],
    [{ code_challenge_method: null }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
    [{ resource: 'http://laurel.test/mcp#x' }, 'invalid_target'],
  ]
  for (const [fields, error] of wrong) {
    const place = await authorize(world, { client_id: clientId, code_challenge: challenge, ...fields })
    const got = Object.fromEntries(place.searchParams)
    assert.deepEqual(
      [place.origin, got['error'], got['iss'], got['state']],
      ['https://app.example', error, 'http://laurel.test', 'xyz'],
    )
  }
})

test('registration refuses redirect URIs that lead to a script, to plain http or nowhere', async () => {
  await using world = await startWorld()
  const register = (body: object) => world.request('POST', '/oauth/register', body, open)
  for (const uri of [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://app.example/cb',
    'https://a.example/#x',
    'x',
    'file:///etc/passwd',
    'https://u:p@a.example/',
  ])
    assert.deepEqual(
      [(await register({ redirect_uris: [uri] })).status, (await register({ redirect_uris: [uri] })).body.error],
      [400, 'invalid_redirect_uri'],
      uri,
    )
  for (const body of [
    {},
    { redirect_uris: [] },
    { redirect_uris: 'x' },
    { redirect_uris: Array(11).fill(CALLBACK) },
    [],
  ])
    assert.equal((await register(body)).body.error, 'invalid_redirect_uri')
  assert.equal(
    (await register({ redirect_uris: [CALLBACK], grant_types: ['password'] })).body.error,
    'invalid_client_metadata',
  )
  const { body } = await register({
    redirect_uris: ['cursor://anysphere.cursor-mcp/oauth/callback', 'com.example.app:/cb'],
    client_name: ' Bad\u202e  name\n',
    token_endpoint_auth_method: 'client_secret_basic',
  })
  assert.deepEqual(
    [body.token_endpoint_auth_method, body.client_secret, body.client_name],
    ['none', undefined, 'Bad name'],
  )
})

test('consent is given by the signed-in person on our page, once, within their role', async () => {
  await using world = await startWorld()
  const editor = await aPerson(world, { role: 'viewer' })
  const clientId = await anApp(world)
  const { challenge } = pkce()
  const request = await aRequest(world, {
    client_id: clientId,
    code_challenge: challenge,
    scope: 'events:read events:write nonsense',
  })
  const path = `/me/app-requests/${request}`
  assert.equal((await world.request('GET', path, undefined, open)).status, 401)
  assert.equal((await world.request('GET', path)).status, 403)
  const { body } = await world.request('GET', path, undefined, as(editor.token))
  assert.deepEqual(body.client, {
    name: 'Claude',
    kind: 'registered',
    host: 'app.example',
    redirect_host: 'app.example',
    is_this_machine: false,
  })
  assert.deepEqual(
    body.scopes.filter((each: any) => each.requested),
    [{ scope: 'events:read', requested: true }],
  )
  const post = (scopes: string[], headers = {}) =>
    world.request('POST', `${path}/approve`, { scopes }, as(editor.token, headers))
  for (const site of ['cross-site', 'same-site', 'none'])
    assert.equal((await post(['events:read'], { 'sec-fetch-site': site })).status, 403, site)
  for (const scope of ['events:write', 'people:read', '*', 'api_keys:write'])
    assert.equal((await post([scope])).status, 422, scope)
  const twice = await Promise.all([post(['events:read']), post(['events:read'])])
  assert.deepEqual(twice.map(({ status }) => status).toSorted(), [200, 410])
  assert.equal((await world.request('POST', `${path}/deny`, undefined, as(editor.token))).status, 410)
  const second = await aRequest(world, { client_id: clientId, code_challenge: challenge })
  const denied = await world.request('POST', `/me/app-requests/${second}/deny`, undefined, as(editor.token))
  assert.equal(new URL(denied.body.redirect_to).searchParams.get('error'), 'access_denied')
  const third = await aRequest(world, { client_id: clientId, code_challenge: challenge })
  world.advance(31 * 60_000)
  assert.equal((await world.request('GET', `/me/app-requests/${third}`, undefined, as(editor.token))).status, 410)
})

test('consent needs a recent proof of presence, and a second factor where the organisation requires one', async () => {
  await using world = await startWorld()
  const owner = await aPerson(world)
  const { challenge } = pkce()
  const request = await aRequest(world, { client_id: await anApp(world), code_challenge: challenge })
  world.advance(11 * 60_000)
  const post = () =>
    world.request('POST', `/me/app-requests/${request}/approve`, { scopes: ['events:read'] }, as(owner.token))
  assert.equal((await post()).body.code, 'confirmation_required')
  await world.query(`update person_session set fresh_at = timestamptz '${world.services.now().toISOString()}'`)
  await world.query(
    `insert into sign_in_policy (org_id, second_factor, updated_at) values (1, 'owners_and_admins', now())`,
  )
  assert.equal((await post()).body.code, 'second_factor_required')
  await world.query('update person_session set second_factor = true')
  assert.equal((await post()).status, 200)
})
