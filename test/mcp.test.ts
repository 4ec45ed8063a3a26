import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildApp } from '../src/app.ts'
import { toolName } from '../src/modules/mcp/tools/operation-tool.ts'
import { modules } from '../src/modules.ts'
import { operationsOf, readDocument } from './support/api-operations.ts'
import { idsFor, makeEverything } from './support/everything.ts'
import { aKey, anAttendee, anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { startMcp } from './support/mcp.ts'

const ALL = { query: '?toolsets=all' }
const ASKS = { ...ALL, capabilities: { elicitation: {} } }
const tokenIn = (answer: any) => /confirm: "([^"]+)"/.exec(answer.content[0].text)![1]!
const events = async (world: World) => (await world.request('GET', '/admin/events')).body.length

test('both eras are answered by the same endpoint without a session: handshake, list and call', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const discovered = await mcp.send('server/discover')
  assert.deepEqual(discovered.body.result.supportedVersions, ['2026-07-28'])
  assert.match(discovered.body.result.instructions, /get_context first/)
  for (const protocolVersion of ['2025-11-25', '2025-06-18']) {
    const hello = { protocolVersion, capabilities: {}, clientInfo: { name: 'old', version: '1' } }
    const headers = { 'mcp-protocol-version': protocolVersion }
    const initialized = await mcp.send('initialize', hello, { era: 'legacy', headers })
    assert.equal(initialized.body.result.protocolVersion, protocolVersion)
    assert.equal(initialized.headers.get('mcp-session-id'), null)
    assert.deepEqual((await mcp.send('ping', {}, { era: 'legacy', headers })).body.result, {})
    assert.ok((await mcp.list({ era: 'legacy', headers })).length > 20)
    assert.equal((await mcp.call('get_context', {}, { era: 'legacy', headers })).structuredContent.organisation_id, 1)
  }
  const listed = (await mcp.send('tools/list')).body.result
  assert.deepEqual([listed.ttlMs, listed.cacheScope], [300_000, 'private'])
})

test('who is no guest is refused: no key, a wrong one, a device of a door, a page of another site, another name', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  for (const key of [null, `lrl_live_${'x'.repeat(43)}`]) {
    const { status, headers, body } = await mcp.send('tools/list', {}, { key })
    assert.equal(status, 401)
    assert.match(headers.get('www-authenticate')!, /^Bearer .*resource_metadata="http:\/\/laurel\.test\/\.well-known/)
    assert.equal(body.code, 'unauthenticated')
  }
  const event = await anEvent(world)
  const device = await world.request('POST', `/admin/events/${event.id}/door-devices`, { name: 'Door' })
  const token = /lrl_door_[\w-]+/.exec(device.text)![0]
  assert.equal((await mcp.send('tools/list', {}, { key: token })).status, 403)
  const status = async (headers: Record<string, string>) => (await mcp.send('tools/list', {}, { headers })).status
  for (const origin of ['https://evil.example', 'null', 'http://laurel.test.evil.example', 'http://evil.localhost'])
    assert.equal(await status({ origin }), 403, origin)
  for (const origin of ['http://laurel.test', 'http://localhost:3000', 'https://127.0.0.1'])
    assert.equal(await status({ origin }), 200, origin)
  for (const host of ['evil.example', 'laurel.test.evil.example', 'xlaurel.test'])
    assert.equal(await hostStatus(mcp.port, host, world.key), 403, host)
  assert.equal(await hostStatus(mcp.port, 'laurel.test:99', world.key), 405)
  const json = { 'content-type': 'application/json' }
  for (const method of ['GET', 'DELETE'])
    for (const type of method === 'GET' ? [{}] : [{}, json]) {
      const headers = { authorization: `Bearer ${world.key}`, ...type }
      assert.equal((await fetch(mcp.url, { method, headers })).status, 405, method)
    }
})

/** fetch does not let a program say another Host. */
async function hostStatus(port: number, host: string, key: string): Promise<number> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const headers = { host, authorization: `Bearer ${key}` }
    request({ port, host: '127.0.0.1', path: '/mcp', headers }, (answer) => resolve(answer.resume().statusCode!))
      .on('error', reject)
      .end()
  })
}

test('toolsets and readonly choose what is listed, and what is not listed is refused', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const names = async (query: string) => (await mcp.list({ query })).map(({ name }) => name)
  assert.deepEqual(await names('?toolsets=credits'), ['get_context', 'get_credits', 'list_credit_entries'])
  const reading = await mcp.list({ query: '?toolsets=all&readonly=1' })
  assert.ok(reading.length > 50 && reading.every(({ annotations }) => annotations.readOnlyHint))
  const refused = await mcp.call(
    'create_event',
    { name: 'x', template_image_url: 'placeholder' },
    {
      query: '?toolsets=all&readonly=1',
    },
  )
  assert.match(refused.content[0].text, /^403 forbidden: create_event is not available/)
  assert.ok((await mcp.call('get_credits', {}, { query: '?toolsets=crm' })).isError)
  const unknown = await mcp.send('tools/list', {}, { query: '?toolsets=crm,nothing' })
  assert.deepEqual([unknown.status, unknown.body.error.code], [400, -32602])
  assert.match(unknown.body.error.message, /default, all, search, analytics.*nothing is none/)
  assert.equal((await mcp.send('tools/call', { name: 'no_such_tool', arguments: {} })).body.error.code, -32602)
  assert.equal(await events(world), 0)
})

test('three tools find and call all others, and reading ones change nothing', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const search = { query: '?toolsets=search' }
  const found = (await mcp.call('find_tools', { query: 'create an event' }, search)).structuredContent.tools
  assert.equal(found[0].name, 'create_event')
  const given = { name: 'Node Day', template_image_url: 'placeholder' }
  const wrong = await mcp.call('call_reading_tool', { name: 'create_event', arguments: given }, search)
  assert.match(wrong.content[0].text, /use call_changing_tool/)
  const made = await mcp.call('call_changing_tool', { name: 'create_event', arguments: given }, search)
  const read = await mcp.call(
    'call_reading_tool',
    { name: 'get_event', arguments: { id: made.structuredContent.id } },
    search,
  )
  assert.equal(read.structuredContent.name, 'Node Day')
  assert.match((await mcp.call('call_reading_tool', { name: 'x' }, search)).content[0].text, /^404 not_found/)
  const asked = await mcp.call('call_changing_tool', { name: 'delete_event', arguments: { id: 1 } }, search)
  assert.match(asked.content[0].text, /confirm: "/)
  assert.equal(await events(world), 1)
})

test('what cannot be undone is done for a token of the same call, key and five minutes, by any process', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { name: 'Node Day' })
  await anAttendee(world, event.id)
  const mcp = await startMcp(world)
  const asked = await mcp.call('delete_event', { id: event.id }, ALL)
  assert.match(asked.content[0].text, /"Node Day".*attendees 1.*cannot be undone/s)
  assert.equal(asked.structuredContent, undefined)
  const confirm = tokenIn(asked)
  const other = await anEvent(world)
  const { key } = await aKey(world, ['*'])
  for (const [given, options] of [
    [{ id: other.id, confirm }, ALL],
    [
      { id: event.id, confirm },
      { ...ALL, key },
    ],
    [{ id: event.id, confirm: `${confirm.slice(0, -2)}xx` }, ALL],
    [{ id: event.id, confirm: `zzzzzzzz${confirm.slice(8)}` }, ALL],
    [{ id: event.id, confirm: 5 }, ALL],
  ] as const)
    assert.notEqual(tokenIn(await mcp.call('delete_event', given, options)), confirm)
  assert.equal(await events(world), 2)
  world.advance(5 * 60_000 + 1)
  const late = await mcp.call('delete_event', { id: event.id, confirm }, ALL)
  const fresh = tokenIn(late)
  const { config, services } = world
  await using app = await buildApp({ config, services, health: { checks: {}, stopping: () => false } })
  const second = await startMcp({ ...world, app })
  const done = await second.call('delete_event', { id: event.id, confirm: fresh }, ALL)
  assert.deepEqual(done.structuredContent, { done: true })
  assert.match((await mcp.call('delete_event', { id: event.id }, ALL)).content[0].text, /^404 not_found/)
})

test('no tool that cannot be undone is called without agreement by an argument that it does not have', async () => {
  await using world = await startWorld()
  const everything = await makeEverything(world)
  const mcp = await startMcp(world)
  const before = await world.query('select count(*) from audit_entry')
  const described = operationsOf(await readDocument())
  const operations = modules.flatMap(({ operations = [] }) => operations).filter((each) => each.irreversible)
  assert.ok(operations.length > 20)
  for (const { id, preview } of operations) {
    const operation = described.find((each) => each.id === id)!
    const ids = idsFor(operation, everything)
    const given = Object.fromEntries(operation.params.map(({ name }, nth) => [name, ids[nth]]))
    for (const more of [{ dry_run: true }, { dry_run: true, confirm: 'x' }, { idempotency_key: 'a' }, {}]) {
      const answer = await mcp.call(toolName(id), { ...given, ...more }, ALL)
      assert.ok(answer.isError || (preview && 'dry_run' in more), `${id} ${JSON.stringify(more)}`)
    }
  }
  assert.deepEqual(await world.query('select count(*) from audit_entry'), before)
})

test('a person whom the program can ask decides; what comes back is believed for that call alone', async () => {
  await using world = await startWorld()
  const [event, other] = [await anEvent(world), await anEvent(world)]
  const mcp = await startMcp(world)
  const ask = async (id: number) => mcp.call('delete_event', { id }, ASKS)
  const say = (id: number, requestState: string | undefined, inputResponses: object, options: object = ASKS) =>
    mcp.call(
      'delete_event',
      { id },
      { ...options, params: { ...(requestState ? { requestState } : {}), inputResponses } },
    )
  const yes = { confirm: { action: 'accept', content: { confirm: true } } }
  const asked = await ask(event.id)
  assert.equal(asked.resultType, 'input_required')
  assert.match(asked.inputRequests.confirm.params.message, /cannot be undone/)
  assert.equal((await say(event.id, undefined, yes)).resultType, 'input_required', 'nobody was asked')
  assert.equal((await say(other.id, asked.requestState, yes)).resultType, 'input_required', 'for another call')
  const tampered = await say(event.id, `${asked.requestState.slice(0, -3)}abc`, yes)
  assert.ok(tampered.error, 'a changed state')
  const { key } = await aKey(world, ['*'])
  assert.ok((await say(event.id, asked.requestState, yes, { ...ASKS, key })).error, 'by another key')
  for (const no of [{ action: 'decline' }, { action: 'cancel' }, { action: 'accept', content: { confirm: false } }])
    assert.match((await say(event.id, asked.requestState, { confirm: no })).content[0].text, /^Nothing was done/)
  assert.equal(await events(world), 2)
  assert.deepEqual((await say(event.id, asked.requestState, yes)).structuredContent, { done: true })
  assert.equal(await events(world), 1)
})

test('an endpoint is deleted at once: it can be made again', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const made = await mcp.call('create_webhook', { url: 'https://example.com/hook', events: ['cert.issued'] })
  assert.deepEqual((await mcp.call('delete_webhook', { id: made.structuredContent.id })).structuredContent, {
    done: true,
  })
  assert.equal((await mcp.call('list_webhooks')).structuredContent.total, 0)
})

test('a creating call with a key is done once, and audit tells by which program a change came', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const given = { name: 'Node Day', template_image_url: 'placeholder', idempotency_key: 'abc' }
  const [first, again] = [await mcp.call('create_event', given), await mcp.call('create_event', given)]
  assert.deepEqual(first.structuredContent, again.structuredContent)
  const reused = await mcp.call('create_event', { ...given, name: 'Other' })
  assert.match(reused.content[0].text, /^422 validation_failed.*\n- idempotency_key: /)
  assert.equal(await events(world), 1)
  const id = first.structuredContent.id
  const person = { id, first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
  const attendee = (
    await mcp.call('create_attendee', person, { era: 'legacy', headers: { 'user-agent': 'codex/0.165' } })
  ).structuredContent
  await mcp.call('issue_certificates', { id, attendee_ids: [attendee.id] })
  await anEvent(world)
  const audit = (await world.request('GET', '/admin/audit')).body
  const via = (action: string) => audit.find((entry: any) => entry.action === action).via
  assert.equal(via('attendee.create'), 'mcp codex/0.165')
  assert.equal(via('certificate.issue'), 'mcp test-client 1.0')
  assert.deepEqual(
    audit.filter(({ action }: any) => action === 'event.create').map((entry: any) => entry.via),
    [null, 'mcp test-client 1.0'],
  )
  await world.requestLog.flush()
  const asked = (await world.request('GET', '/admin/request-log?limit=200')).body
  assert.ok(asked.some((row: any) => row.path === '/mcp' && row.via === 'mcp'))
})

test('wrong arguments are told by name, at any depth, and change nothing', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const tier = { name: 'Gold', min_attendance_percent: 10, colour: 'red' }
  const wrong = await mcp.call('create_event', { nam: 'x', template_image_url: 5, certificate_tiers: [tier] })
  assert.match(wrong.content[0].text, /^422 validation_failed/)
  for (const line of ['nam: nam is not an argument', 'name: name is required', 'certificate_tiers.0.colour: '])
    assert.ok(wrong.content[0].text.includes(`- ${line}`), wrong.content[0].text)
  const control = await mcp.call('create_event', { name: 'a\u0000b', template_image_url: 'placeholder' })
  assert.match(control.content[0].text, /^422 validation_failed/)
  assert.match((await mcp.call('get_event', { id: 999 })).content[0].text, /^404 not_found.* Use list_events to find/)
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at]))
  const long = { ['x'.repeat(500_000)]: 1 }
  for (const [given, lines] of [
    [{ ...many, certificate_tiers: [many] }, 101],
    [{ ...long, name: 'a', template_image_url: 'placeholder' }, 2],
  ] as const) {
    const { text } = (await mcp.call('create_event', given)).content[0]
    assert.match(text, /^422 validation_failed/)
    assert.equal(text.split('\n').length, lines)
    assert.ok(text.length < 10_000, `${text.length} characters`)
  }
  assert.equal(await events(world), 0)
})

test('what is too large, no JSON or of another kind is refused by the protocol, and the next request is served', async () => {
  await using world = await startWorld()
  const mcp = await startMcp(world)
  const post = (body: string, type = 'application/json') =>
    fetch(mcp.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${world.key}`,
        'content-type': type,
        accept: 'application/json, text/event-stream',
      },
      body,
    })
  assert.equal((await post('x'.repeat(1_100_000))).status, 413)
  assert.equal((await post('{"')).status, 400)
  assert.ok((await post('{}', 'text/plain')).status >= 400)
  assert.equal((await post('[]')).status, 400)
  const made = (id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'create_event', arguments: { name: 'x', template_image_url: 'placeholder' } },
  })
  const batch = await post(JSON.stringify([made(1), made(2)]))
  assert.deepEqual([batch.status, await events(world)], [400, 0], 'many calls would count as one request')
  const deep = JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`)
  const confirm = `zzzzzzzz.${'a'.repeat(43)}`
  for (const options of [ALL, ASKS])
    assert.match(
      (await mcp.call('delete_event', { id: deep, confirm }, options)).content[0].text,
      /^400 invalid_request/,
    )
  assert.equal((await mcp.send('tools/list')).status, 200)
})

test('calls count against the limit of the plan as every request', async () => {
  await using world = await startWorld({ plan: 'starter', rateLimit: true })
  const mcp = await startMcp(world)
  let last = await mcp.send('tools/list')
  assert.match(last.headers.get('ratelimit')!, /"minute";r=59/)
  for (let n = 0; n < 60; n++) last = await mcp.send('tools/list')
  assert.equal(last.status, 429)
  assert.ok(Number(last.headers.get('retry-after')) > 0)
})
