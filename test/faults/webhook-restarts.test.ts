import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { queryOnce } from '../../src/lib/embedded-postgres/embedded-postgres.helpers.ts'
import { startEmbeddedPostgres } from '../../src/lib/embedded-postgres/index.ts'
import { startDelivering } from '../support/deliver.ts'
import { startWorld } from '../support/harness.ts'
import { KEY, makeInstallation, until } from '../support/installation.ts'
import { dataFolder, startLaurel } from '../support/laurel.ts'
import { startReceiver } from '../support/receiver.ts'
import { scoped } from '../support/scoped.ts'
import { startDatabaseProxy } from '../support/tcp-proxy.ts'
import { allDelivered, assertReceived, attemptsOf, makeEndpoint } from '../support/webhook-installation.ts'
import { anEndpoint, settledDeliveries, someEvents } from '../support/webhooks.ts'

test('SIGTERM during deliveries: the service ends with 0, and what is left is sent once after the next start', async () => {
  await using receiver = await startReceiver(async (nth) => {
    await wait(5 + (nth % 30))
    return { status: 200 }
  })
  await using installation = await makeInstallation()
  const start = () => installation.start('all', { WEBHOOK_ALLOW_TARGETS: receiver.host })
  const service = await start()
  await makeEndpoint(service, receiver)
  await someEvents(installation, 300)
  await until(
    async () => receiver.received.length,
    (count) => count > 40,
    1,
  )
  service.child.kill('SIGTERM')
  assert.deepEqual(await service.ended, [0, null], service.output())
  const left = await installation.query(`select 1 from webhook_attempt where ended_at is null
    union all select 1 from webhook_endpoint where lease_until is not null`)
  assert.deepEqual(left, [])
  assert.ok(receiver.received.length < 300)
  await start()
  await allDelivered(installation)
  const attempts = await attemptsOf(installation)
  assert.deepEqual([attempts.length, receiver.received.length], [300, 300])
  assertReceived(receiver.received, attempts)
})

test('a process that slept until another one had its endpoint sends nothing when it wakes up', async () => {
  await using receiver = await startReceiver(async () => {
    await wait(20)
    return { status: 200 }
  })
  await using installation = await makeInstallation()
  const start = (more = {}) => installation.start('worker', { WEBHOOK_ALLOW_TARGETS: receiver.host, ...more })
  const api = await installation.start('api', { WEBHOOK_ALLOW_TARGETS: receiver.host })
  await using proxy = await startDatabaseProxy(installation.databaseUrl)
  const sleeper = await start({ DATABASE_URL: proxy.url })
  await makeEndpoint(api, receiver)
  await someEvents(installation, 500)
  await until(
    async () => receiver.received.length,
    (count) => count > 60,
    1,
  )
  sleeper.child.kill('SIGSTOP')
  const claimed = await installation.query('select 1 from webhook_attempt where ended_at is null')
  assert.ok(claimed.length > 4, String(claimed.length))
  // Its own clock has to see that the time of its lease is over, so this is waited for.
  const other = await start()
  await allDelivered(installation)
  const before = receiver.received.length
  // The database is slow to tell it that the lease is lost.
  proxy.delay('toClient', 1_000)
  sleeper.child.kill('SIGCONT')
  await wait(1_500)
  assert.equal(receiver.received.length, before)
  const attempts = await attemptsOf(installation)
  assertReceived(receiver.received, attempts)
  assert.ok(attempts.filter(({ error }) => error === 'interrupted').length >= claimed.length - 4)
  // To stop takes a dozen answers of the database, and there is not a second for each.
  proxy.delay('toClient', 0)
  for (const { child, ended } of [sleeper, other]) {
    child.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
  }
})

test('while the database is restarted, results wait for it: everything arrives once', async () => {
  using data = dataFolder()
  using files = dataFolder()
  await using receiver = await startReceiver(async (nth) => {
    await wait(nth < 4 ? 1_500 : 5)
    return { status: 200 }
  })
  await using first = scoped(await startEmbeddedPostgres({ dataDir: data.path }))
  await using laurel = await startLaurel({
    DATABASE_URL: first.url,
    DATA_DIR: files.path,
    LAUREL_BOOTSTRAP_KEY: KEY,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    WEBHOOK_ALLOW_TARGETS: receiver.host,
  })
  const database = { query: (text: string) => queryOnce(first.url, text) as Promise<never[]> }
  await makeEndpoint(laurel as never, receiver)
  await someEvents(database, 40)
  await until(
    async () => receiver.unanswered(),
    (count) => count === 4,
    1,
  )
  await first.stop()
  // The four are answered while there is nowhere to write it down.
  await until(
    async () => receiver.unanswered(),
    (count) => count === 0,
  )
  await wait(1_000)
  await using _second = scoped(await startEmbeddedPostgres({ dataDir: data.path }))
  await allDelivered(database as never)
  assert.equal(receiver.received.length, 40)
  assertReceived(receiver.received, await attemptsOf(database as never))
  laurel.child.kill('SIGTERM')
  assert.deepEqual(await laurel.ended, [0, null], laurel.err())
})

test('when the connection that tells of events is swallowed, everything arrives all the same, also at a new address', async () => {
  await using parts = new AsyncDisposableStack()
  const slowly = async () => {
    await wait(40)
    return { status: 200 }
  }
  const [before, after] = [parts.use(await startReceiver(slowly)), parts.use(await startReceiver(slowly))]
  const world = parts.use(await startWorld({ allowTargets: [before.host, after.host] }))
  const proxy = parts.use(await startDatabaseProxy(world.databaseUrl))
  parts.use(await startDelivering({ ...world, databaseUrl: proxy.url }))
  const { id } = await anEndpoint(world, before.url)
  await someEvents(world, 5)
  await settledDeliveries(world, id)
  proxy.swallow('toClient')
  await someEvents(world, 5)
  await settledDeliveries(world, id)
  assert.equal(before.received.length, 10)
  await someEvents(world, 100)
  await until(
    async () => before.received.length,
    (count) => count > 12,
    1,
  )
  await world.request('PATCH', `/admin/webhooks/${id}`, { url: after.url })
  await settledDeliveries(world, id)
  // Deliveries started earlier go to their original address.
  assert.ok(after.received.length > 30, String(after.received.length))
  assert.equal(before.received.length + after.received.length, 110)
})
