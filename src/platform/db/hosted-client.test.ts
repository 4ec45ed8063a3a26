import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { type Part, startActingServer } from '../../../test/support/acting-server.ts'
import { freePort } from '../../../test/support/free-port.ts'
import { connectOrExplain } from './connect-or-explain.ts'
import { clientOf, hostedClient, onMove } from './hosted-client.ts'
import { isDatabaseAway } from './pg-errors.ts'

/** Servers with these parts, and a URL that lists them. */
async function startServers(...parts: Part[]) {
  const servers = await Promise.all(parts.map(startActingServer))
  const places = servers.map(({ place }) => place).join(',')
  const urlFor = (target = 'read-write') => `postgres://me:hidden@${places}/laurel?target_session_attrs=${target}`
  return {
    servers,
    urlFor,
    url: urlFor(),
    async [Symbol.asyncDispose]() {
      for (const server of servers) await server[Symbol.asyncDispose]()
    },
  }
}

/** Connects and returns the number of the server that it leads to. */
async function reach(url: string, servers: { port: number }[]): Promise<number> {
  const client = hostedClient({ connectionString: url, connectionTimeoutMillis: 30_000 })
  await client.connect()
  const { port } = client
  await client.end()
  return servers.findIndex((server) => server.port === port)
}

for (const [target, parts, expected] of [
  ['any', ['standby', 'primary'], 0],
  ['read-write', ['standby', 'read-only', 'primary'], 2],
  ['read-only', ['primary', 'read-only'], 1],
  ['primary', ['standby', 'read-only'], 1],
  ['standby', ['primary', 'standby'], 1],
  ['prefer-standby', ['primary', 'standby'], 1],
  ['prefer-standby', ['full', 'primary'], 1],
  ['read-write', ['full', 'primary'], 1],
  ['read-write', ['silent', 'primary'], 1],
  ['read-write', ['mute', 'standby', 'primary'], 2],
] as const)
  test(`of ${parts.join(', ')} a connection that wants ${target} reaches number ${expected}`, async () => {
    await using started = await startServers(...parts)
    assert.equal(await reach(started.urlFor(target), started.servers), expected)
  })

test('a server that is dead or silent is not asked again while another one serves', async () => {
  await using started = await startServers('silent', 'primary')
  const [silent, primary] = started.servers
  const dead = started.url.replace('@', `@127.0.0.1:${await freePort()},`)
  assert.equal(await reach(dead, started.servers), 1)
  const [before, served] = [silent!.opened, primary!.opened]
  for (let nth = 0; nth < 3; nth++) assert.equal(await reach(dead, started.servers), 1)
  assert.deepEqual([silent!.opened, primary!.opened], [before, served + 3])
})

test('connections that are opened at once share the search', async () => {
  await using started = await startServers('standby', 'primary')
  const reached = await Promise.all(Array.from({ length: 20 }, () => reach(started.url, started.servers)))
  assert.deepEqual(new Set(reached), new Set([1]))
  assert.ok(started.servers[1]!.opened < 30, `${started.servers[1]!.opened}`)
})

test('after a switchover connections lead to the new primary, and those to the former one are left', async () => {
  await using started = await startServers('primary', 'standby')
  const [a, b] = started.servers
  const client = hostedClient({ connectionString: started.url })
  await client.connect()
  let left = 0
  onMove(client, started.url, () => void left++)
  ;[a!.part, b!.part] = ['standby', 'primary']
  assert.equal(await reach(started.url, started.servers), 1)
  assert.equal(left, 1)
  await client.end()
  ;[a!.part, b!.part] = ['primary', 'standby']
  assert.equal(await reach(started.url, started.servers), 0)
  assert.equal(left, 1)
})

test('while the former primary is silent, a standby that is promoted is found by those who wait', async () => {
  await using started = await startServers('primary', 'standby')
  const [a, b] = started.servers
  assert.equal(await reach(started.url, started.servers), 0)
  a!.part = 'silent'
  const reached = reach(started.url, started.servers)
  // The standby has been asked once.
  while (b!.opened === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  b!.part = 'primary'
  assert.equal(await reached, 1)
  // The one search went on, and did not wait until the silent server had no more time.
  assert.equal(a!.opened, 3)
})

test('a pool gets connections whose first attempt failed, with what was set on them', async () => {
  await using started = await startServers('standby', 'primary')
  const pool = new pg.Pool({ Client: clientOf(started.url), connectionTimeoutMillis: 30_000 })
  pool.on('error', () => {})
  const heard: Error[] = []
  pool.on('connect', (client) => client.on('error', (error) => heard.push(error)))
  for (let nth = 0; nth < 2; nth++)
    assert.deepEqual((await pool.query('select')).rows, [{ standby: false, read_only: false }])
  await pool.end()
  assert.deepEqual(heard, [])
})

test('if no server is of the wanted kind the reason of each is named, and the database counts as away', async () => {
  await using started = await startServers('standby', 'full', 'read-only')
  const places = started.servers.map(({ place }) => place)
  const error: Error = await reach(started.url, started.servers).then(
    () => assert.fail('a server was reached'),
    (error) => error,
  )
  assert.equal(
    error.message,
    `no server is read-write (${places[0]}: the server is a standby; ${places[1]}: too many connections; ${places[2]}: the server is read-only)`,
  )
  assert.ok(isDatabaseAway(error))
  await assert.rejects(connectOrExplain(started.url), {
    code: 'unavailable',
    message: `PostgreSQL at ${places.join(', ')} cannot be used: ${error.message}. Check that one of them runs, and DATABASE_URL.`,
  })
  started.servers[1]!.part = 'standby'
  await assert.rejects(connectOrExplain(started.url), {
    message: `None of PostgreSQL at ${places.join(', ')} takes writes. Add the primary to DATABASE_URL.`,
  })
})
