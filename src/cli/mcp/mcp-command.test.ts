import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { killAtExit } from '../../../test/support/kill-at-exit.ts'

const LAUREL = join(import.meta.dirname, '..', '..', '..', 'bin', 'laurel')
const KEY = `lrl_live_${'x'.repeat(43)}`
const MODERN = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'new-host', version: '2' },
}

/** Starts the command the way a host does. Every line that it prints must be one message. */
function startBridge(site: string, key: string, args: string[] = []) {
  const { PATH = '' } = process.env
  const env = { PATH, HOME: '/nonexistent', TMPDIR: tmpdir(), LAUREL_URL: site, LAUREL_API_KEY: key }
  const child = killAtExit(spawn(process.execPath, [LAUREL, 'mcp', ...args], { env, cwd: '/', timeout: 300_000 }))
  const lines: any[] = []
  const waiting: (() => void)[] = []
  let err = ''
  createInterface(child.stdout).on('line', (line) => {
    lines.push(JSON.parse(line))
    for (const wake of waiting.splice(0)) wake()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const ended = once(child, 'close') as Promise<[number | null]>
  void ended.then(() => {
    for (const wake of waiting.splice(0)) wake()
  })
  const send = (message: object | string) =>
    child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const answer = async (id: unknown): Promise<any> => {
    for (;;) {
      const found = lines.find((line) => line.id === id)
      if (found) return found
      assert.equal(child.exitCode ?? child.signalCode, null, `it ended: ${err}`)
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  return {
    lines,
    send,
    answer,
    ask(id: string | number, method: string, params: object = {}) {
      send({ id, method, params })
      return answer(id)
    },
    err: () => err,
    async end() {
      child.stdin.end()
      const [code] = await ended
      return code
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function startFake(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const listen = (world: { app: { listen: (options: object) => Promise<string> } }) =>
  world.app.listen({ host: '127.0.0.1', port: 0 })

test('a host of either era reaches the tools over lines, and what it calls itself is on record', async () => {
  await using world = await startWorld()
  const url = await listen(world)
  await using bridge = startBridge(`${url}/`, world.key)
  const discovered = await bridge.ask('d', 'server/discover', { _meta: MODERN })
  assert.deepEqual(discovered.result.supportedVersions, ['2026-07-28'])
  const event = { name: 'Node Day', template_image_url: 'placeholder' }
  const call = { name: 'create_event', arguments: event }
  const made = await bridge.ask(1, 'tools/call', { ...call, _meta: MODERN })
  assert.equal(made.result.structuredContent.name, 'Node Day')
  for (const protocolVersion of ['2025-11-25', '2025-06-18']) {
    await using old = startBridge(url, world.key)
    const hello = { protocolVersion, capabilities: {}, clientInfo: { name: 'old host', version: '1' } }
    assert.equal((await old.ask(0, 'initialize', hello)).result.protocolVersion, protocolVersion)
    old.send({ method: 'notifications/initialized' })
    assert.ok((await old.ask('l', 'tools/list')).result.tools.length > 20)
    assert.equal((await old.ask(2, 'tools/call', call)).result.structuredContent.name, 'Node Day')
    assert.equal(await old.end(), 0)
    assert.deepEqual([old.lines.length, old.err()], [3, ''], 'a notification is no line')
  }
  const audit = (await world.request('GET', '/admin/audit')).body
  const via = audit.filter(({ action }: any) => action === 'event.create').map((entry: any) => entry.via)
  assert.deepEqual(via, ['mcp old-host/1', 'mcp old-host/1', 'mcp new-host 2'])
})

test('--toolsets and --readonly choose what is listed; an unknown toolset is named in the answer', async () => {
  await using world = await startWorld()
  const url = await listen(world)
  await using some = startBridge(url, world.key, ['--toolsets', 'credits,webhooks', '--readonly'])
  const { tools } = (await some.ask(1, 'tools/list', { _meta: MODERN })).result
  assert.deepEqual(
    tools.filter(({ annotations }: any) => !annotations.readOnlyHint),
    [],
  )
  assert.ok(tools.some(({ name }: any) => name === 'get_credits'))
  await using unknown = startBridge(url, world.key, ['--toolsets', 'nothing'])
  const { error } = await unknown.ask('a', 'tools/list', { _meta: MODERN })
  assert.equal(error.code, -32602)
  assert.match(error.message, /nothing is none/)
})

test('requests run side by side, also answers in streams, and all that was asked is answered before it ends', async () => {
  let held = 0
  const asked: any[] = []
  const release: (() => void)[] = []
  await using service = await startFake(async (request, response) => {
    const message = JSON.parse(Buffer.concat(await request.toArray()).toString())
    asked.push(message, request.headers)
    const answer = JSON.stringify({ jsonrpc: '2.0', id: message.id, result: { text: 'ü\n' } })
    response.setHeader('content-type', 'text/event-stream')
    const progress = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/progress', params: {} })
    response.write(`: hello\r\nevent: message\r\ndata: ${progress}\r\n\r\n`)
    release.push(() => response.end(`data: ${answer}\n\n`))
    if (++held === 5) for (const finish of release.reverse()) finish()
  })
  await using bridge = startBridge(service.url, KEY)
  for (const id of [1, 2, 3, 4, 'five'])
    bridge.send({ id, method: 'tools/call', params: { name: 'tür', _meta: MODERN } })
  assert.equal(await bridge.end(), 0)
  const answered = bridge.lines.filter(({ id }) => id !== undefined)
  assert.deepEqual(new Set(answered.map(({ id }) => id)), new Set([1, 2, 3, 4, 'five']))
  assert.equal(bridge.lines.length - answered.length, 5, 'what comes before an answer is passed on')
  assert.deepEqual(answered[0].result, { text: 'ü\n' })
  const headers = asked[1]
  assert.deepEqual(
    [headers['mcp-protocol-version'], headers['mcp-method'], headers['mcp-name'], headers.authorization],
    ['2026-07-28', 'tools/call', `=?base64?${Buffer.from('tür').toString('base64')}?=`, `Bearer ${KEY}`],
  )
})

test('whatever goes wrong is an error with its reason, under the id of the request', async () => {
  await using world = await startWorld()
  const url = await listen(world)
  await using wrong = startBridge(url, KEY)
  const refused = (await wrong.ask(7, 'tools/list', { _meta: MODERN })).error
  assert.match(refused.message, /API key.*\(401\)\. Set LAUREL_API_KEY/)
  assert.equal(refused.data.status, 401)
  const answers: [number, Record<string, string>, string, RegExp][] = [
    [403, {}, '{"code":"forbidden","detail":"Not you."}', /\(403\)\. It says: Not you\./],
    [429, { 'retry-after': '17' }, '{"code":"rate_limited","detail":"x"}', /\(429\)\. Try again in 17 seconds/],
    [503, {}, 'busy', /cannot answer now \(503\)/],
    [301, { location: 'https://new.example' }, '', /has moved to https:\/\/new\.example/],
    [200, { 'content-type': 'text/html' }, '<html>', /not as a Laurel service does/],
    [202, {}, '', /before it was whole/],
    [200, { 'content-type': 'text/event-stream' }, 'data: {"jsonrpc":"2.0","method":"x"}\n\n', /before it was whole/],
  ]
  let at = 0
  await using service = await startFake((request, response) => {
    const [status, headers, text] = answers[at]!
    request.resume()
    response.writeHead(status, headers).end(text)
  })
  await using bridge = startBridge(service.url, KEY)
  for (const [index, [, , , sentence]] of answers.entries()) {
    at = index
    assert.match((await bridge.ask(index, 'tools/list')).error.message, sentence)
  }
  assert.equal(await bridge.end(), 0)
  await using away = startBridge('http://127.0.0.1:9', KEY)
  const { error } = await away.ask('x', 'initialize', { protocolVersion: '2025-06-18' })
  assert.match(error.message, /http:\/\/127\.0\.0\.1:9 does not answer/)
  away.send({ method: 'notifications/initialized' })
  assert.equal(await away.end(), 0)
  assert.equal(away.lines.length, 1)
  assert.match(away.err(), /does not answer/)
})

test('what is too long, no JSON or no message is refused, and the next line is served', async () => {
  await using world = await startWorld()
  await using bridge = startBridge(await listen(world), world.key)
  const long = 'y'.repeat(2_000_000)
  bridge.send({ id: 1, method: 'tools/call', params: { id: 8, long } })
  assert.match((await bridge.answer(1)).error.message, /1 MiB/)
  bridge.send(`{"method":"tools/call","params":{"long":"${long}"},"jsonrpc":"2.0","id":"two"}`)
  assert.match((await bridge.answer('two')).error.message, /1 MiB/)
  bridge.send('{"jsonrpc"')
  assert.equal((await bridge.answer(null)).error.code, -32700)
  bridge.send('')
  bridge.send('5')
  const listed = await bridge.ask(3, 'tools/list', { _meta: MODERN })
  assert.ok(listed.result.tools.length > 20)
  assert.equal(await bridge.end(), 0)
  assert.deepEqual(
    bridge.lines.map(({ id, error }) => error?.code ?? id),
    [-32600, -32600, -32700, -32600, 3],
  )
})

test('what a host gives up ends at the service, and has no answer', async () => {
  const gone = Promise.withResolvers<void>()
  const came = Promise.withResolvers<void>()
  await using service = await startFake((request, response) => {
    request.resume()
    response.on('close', () => gone.resolve())
    came.resolve()
  })
  await using bridge = startBridge(service.url, KEY)
  bridge.send({ id: 4, method: 'tools/call', params: { _meta: MODERN } })
  await came.promise
  bridge.send({ method: 'notifications/cancelled', params: { requestId: 4 } })
  await gone.promise
  assert.equal(await bridge.end(), 0)
  assert.deepEqual(bridge.lines, [])
})

test('without a key it says on stderr what is missing, and nothing on stdout', async () => {
  await using bridge = startBridge('http://127.0.0.1:9', '')
  assert.equal(await bridge.end(), 1)
  assert.match(bridge.err(), /LAUREL_API_KEY/)
  assert.deepEqual(bridge.lines, [])
})
