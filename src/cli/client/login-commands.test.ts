import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openCommandLine, withoutTerminal } from '../../../test/support/command-line.ts'
import { aKey } from '../../../test/support/factories.ts'
import { freePort } from '../../../test/support/free-port.ts'
import { startWorld } from '../../../test/support/harness.ts'

const WRONG_KEY = `lrl_live_${'w'.repeat(43)}`
const EVENTS = ['api', 'GET', '/admin/events']

test('a login is kept for its user alone, serves later commands, and is forgotten', async () => {
  await using world = await startWorld()
  using line = await openCommandLine(world)
  const file = join(line.folder, 'config', 'laurel', 'login.json')
  const before = await line.runBare(EVENTS)
  assert.deepEqual([before.code, before.out], [1, ''])
  assert.match(before.err, /Run "laurel login"/)

  const login = await line.runBare(['login', `${line.url}/api/v1/`, '--json'], { input: `${world.key}\n` })
  assert.deepEqual([login.code, login.err], [0, ''])
  assert.deepEqual(JSON.parse(login.out), { url: line.url, organisation: 'My organisation', file })
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.equal(statSync(join(file, '..')).mode & 0o777, 0o700)
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), { url: line.url, key: world.key })
  assert.deepEqual(await line.runBare(EVENTS), { code: 0, out: '[]\n', err: '' })

  const elsewhere = await line.runBare(EVENTS, { env: { LAUREL_URL: `http://127.0.0.1:${await freePort()}` } })
  assert.equal(elsewhere.code, 1)
  assert.match(elsewhere.err, /you are logged in at .*Set LAUREL_API_KEY/)
  assert.equal((await line.runBare(EVENTS, { env: { LAUREL_API_KEY: WRONG_KEY } })).code, 1, 'the environment counts')

  assert.equal((await line.runBare(['logout'])).out, 'You are logged out.\n')
  assert.equal(existsSync(file), false)
  assert.equal((await line.runBare(['logout'])).out, 'You were not logged in.\n')
})

test('a key that the service does not know, a text that is no key and another service are not kept', async () => {
  await using world = await startWorld()
  using line = await openCommandLine(world)
  for (const [args, input, sentence] of [
    [[line.url], WRONG_KEY, /\(401, unauthenticated/],
    [[line.url], 'hunter2', /^An API key is/],
    [[`${line.url}/elsewhere`], world.key, /404.*/],
    [[`http://127.0.0.1:${await freePort()}`], world.key, /does not answer \(ECONNREFUSED\)/],
    [['ftp://example.org'], world.key, /must be the address of a service/],
  ] as const) {
    const { code, out, err } = await line.runBare(['login', ...args], { input })
    assert.deepEqual([code, out], [1, ''], err)
    assert.match(err, sentence)
  }
  assert.equal(existsSync(join(line.folder, 'config')), false)
})

test('a key without the right to see the organisation is kept all the same', async () => {
  await using world = await startWorld()
  using line = await openCommandLine(world)
  const { key } = await aKey(world, ['events:read'])
  const { code, out } = await line.runBare(['login', line.url, '--json'], { input: key })
  assert.deepEqual([code, JSON.parse(out).organisation], [0, null])
})

test('on a terminal the key is asked for and never shown', { skip: withoutTerminal }, async () => {
  await using world = await startWorld()
  using line = await openCommandLine(world)
  const { code, screen } = await line.onTerminal(['login', line.url], [['not shown): ', `${world.key}\r`]])
  assert.equal(code, 0, screen)
  assert.match(screen, /You are logged in at .* as My organisation/)
  assert.ok(!screen.includes(world.key.slice(0, 20)))
  const given = await line.onTerminal(['login', line.url], [['not shown): ', '\u0003']])
  assert.equal(given.code, 2)
})
