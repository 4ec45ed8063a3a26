import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { startMcp } from './support/mcp.ts'
import { anApp, approve, aRequest, connect, connected, pkce, sendForm } from './support/oauth.ts'
import { aPerson, as } from './support/people.ts'

/** The status of a call of /mcp with a token. */
async function mcpStatus(world: World, token: string): Promise<number> {
  return (await world.request('GET', '/mcp', undefined, { key: token })).status
}

test('leaving, a smaller role and a new policy take effect at the next request', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  await aPerson(world)
  const admin = await aPerson(world, { role: 'admin' })
  const { tokens } = await connected(world, { person: admin, scopes: ['events:read', 'events:write'] })
  const key = tokens.access_token
  const scopes = async () => (await mcp.call('get_context', {}, { key })).structuredContent?.scopes
  assert.deepEqual(await scopes(), ['events:read', 'events:write'])
  await world.query(
    `insert into sign_in_policy (org_id, second_factor, updated_at) values (1, 'owners_and_admins', now())`,
  )
  assert.equal((await mcp.send('tools/list', {}, { key })).body.code, 'second_factor_required')
  await world.request('PATCH', `/admin/people/${admin.id}`, { role: 'viewer' })
  assert.deepEqual(await scopes(), ['events:read'])
  assert.equal((await world.request('DELETE', `/admin/people/${admin.id}`)).status, 204)
  assert.equal(await mcpStatus(world, key), 401)
})

test('a member who sees certain events has an app that sees only these', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const [mine, other] = [await anEvent(world), await anEvent(world)]
  const editor = await aPerson(world, { role: 'editor', events: [mine.id] })
  const { tokens } = await connected(world, { person: editor, scopes: ['events:read', 'events:write', 'crm:read'] })
  const key = tokens.access_token
  const query = '?toolsets=all'
  assert.deepEqual(
    (await mcp.call('list_events', {}, { key, query })).structuredContent.items.map(({ id }: any) => id),
    [mine.id],
  )
  assert.equal((await mcp.call('get_event', { id: mine.id }, { key, query })).isError, undefined)
  for (const [name, given] of [
    ['get_event', { id: other.id }],
    ['update_event', { id: other.id, name: 'x' }],
    ['duplicate_event', { id: mine.id }],
    ['create_event', { name: 'x', template_image_url: 'placeholder' }],
    ['list_contacts', {}],
  ] as const)
    assert.match((await mcp.call(name, given, { key, query })).content[0].text, /^403 forbidden/, name)
})

test('an app does nothing that needs a person, and a missing scope is a challenge only if it can be gained', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const { tokens } = await connected(world, { scopes: ['events:read', 'webhooks:write', 'webhooks:read'] })
  const key = tokens.access_token
  const query = '?toolsets=all'
  const names = (await mcp.list({ key, query })).map(({ name }) => name)
  assert.ok(names.includes('list_webhooks') && !names.includes('create_webhook'))
  const refused = await mcp.call('create_webhook', { url: 'https://a.example', events: ['*'] }, { key, query })
  assert.match(refused.content[0].text, /A person has to do this/)
  const lacking = await mcp.send('tools/call', { name: 'create_event', arguments: {} }, { key })
  assert.equal(lacking.status, 403)
  assert.match(
    String(lacking.headers.get('www-authenticate')),
    /^Bearer error="insufficient_scope", resource_metadata="[^"]+", scope="events:write"$/,
  )
  const never = await mcp.send('tools/call', { name: 'list_members', arguments: {} }, { key, query })
  assert.equal(never.status, 200)
  const viewer = await connected(world, { person: await aPerson(world, { role: 'viewer' }), scopes: ['events:read'] })
  assert.equal(
    (await mcp.send('tools/call', { name: 'create_event', arguments: {} }, { key: viewer.tokens.access_token })).status,
    200,
  )
})

test('a token is for one resource: /mcp or the API, and never for what is a person’s own', async () => {
  await using world = await startWorld()
  const forMcp = await connected(world)
  const list = (token: string) => world.request('GET', '/admin/events', undefined, { key: token })
  assert.equal((await list(forMcp.tokens.access_token)).status, 401)
  const app = await connect(world, { asked: { resource: 'http://laurel.test/api/v1' } })
  const { body } = await app.exchange({ resource: 'http://laurel.test/api/v1' })
  assert.equal((await list(body.access_token)).status, 200)
  assert.equal(await mcpStatus(world, body.access_token), 401)
  assert.equal((await world.request('GET', '/me', undefined, { key: body.access_token })).status, 403)
  assert.equal((await world.request('GET', '/admin/attendees', undefined, { key: body.access_token })).status, 404)
  assert.equal((await world.request('GET', '/admin/crm/contacts', undefined, { key: body.access_token })).status, 403)
})

test('an app revokes its own tokens and no others', async () => {
  await using world = await startWorld()
  const app = await connected(world)
  const other = await anApp(world)
  const revoke = (token: string, client_id: string) => sendForm(world, '/oauth/revoke', { token, client_id })
  assert.equal((await revoke(app.tokens.refresh_token, other)).status, 200)
  assert.equal(await mcpStatus(world, app.tokens.access_token), 405)
  assert.equal((await revoke('nonsense', app.clientId)).status, 200)
  const { body: next } = await app.refresh(app.tokens.refresh_token)
  assert.equal((await revoke(next.access_token, app.clientId)).status, 200)
  assert.equal(await mcpStatus(world, next.access_token), 401)
  assert.equal(await mcpStatus(world, app.tokens.access_token), 405)
  assert.equal((await revoke(next.refresh_token, app.clientId)).status, 200)
  assert.equal(await mcpStatus(world, app.tokens.access_token), 401)
})

test('a connection ends at its time, tokens never later, and entries that it causes name app and person', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const app = await connected(world, { expires_in_days: 1 })
  const made = await mcp.call(
    'create_event',
    { name: 'Node Day', template_image_url: 'placeholder' },
    { key: app.tokens.access_token },
  )
  assert.equal(made.isError, undefined)
  const { body } = await world.request('GET', '/admin/audit?action=event.create')
  assert.deepEqual([body[0].actor.kind, body[0].via], ['client', 'mcp test-client 1.0'])
  assert.match(body[0].actor.name, /^Claude \(Person \d+\)$/)
  world.advance(86_400_000 - 60_000)
  const { body: last } = await app.refresh(app.tokens.refresh_token)
  assert.ok(last.expires_in <= 60)
  world.advance(61_000)
  assert.equal(await mcpStatus(world, last.access_token), 401)
  assert.equal((await app.refresh(last.refresh_token)).body.error, 'invalid_grant')
})

test('another organisation neither sees nor ends a connection', async () => {
  await using world = await startWorld()
  const { tokens } = await connected(world)
  const key = await world.stranger()
  const {
    body: [app],
  } = await world.request('GET', '/admin/connected-apps')
  assert.deepEqual((await world.request('GET', '/admin/connected-apps', undefined, { key })).body, [])
  assert.equal((await world.request('DELETE', `/admin/connected-apps/${app.id}`, undefined, { key })).status, 404)
  const stranger = await aPerson(world)
  assert.equal(
    (await world.request('DELETE', `/me/connected-apps/${app.id}`, undefined, as(stranger.token))).status,
    404,
  )
  assert.equal(await mcpStatus(world, tokens.access_token), 405)
  assert.equal(
    (
      await approve(
        world,
        stranger,
        await aRequest(world, { client_id: await anApp(world), code_challenge: pkce().challenge }),
      )
    ).iss,
    'http://laurel.test',
  )
})
