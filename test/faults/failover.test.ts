import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readiness, startLoad, startWatched, works } from '../support/failover-load.ts'
import { call, runLaurel, type Service, until } from '../support/installation.ts'
import { dataFolder } from '../support/laurel.ts'
import { makePair, type ReplicatedServer } from '../support/replicated-server.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../support/tcp-proxy.ts'

/** The address leads to a standby for a while, and that becomes the primary. */
async function switchOver(service: Service, proxy: DatabaseProxy, from: ReplicatedServer, to: ReplicatedServer) {
  proxy.leadTo(to.url)
  await from.stop()
  await until(
    () => readiness(service),
    (status) => status === 503,
  )
  for (let times = 0; times < 5; times++) {
    const [write, read] = await Promise.all([
      call(service, 'POST', '/admin/events', { name: 'On a standby', template_image_url: 'placeholder' }),
      call(service, 'GET', '/admin/events?limit=1'),
    ])
    assert.deepEqual([write.status, read.status, await readiness(service)], [503, 503, 503])
    assert.match(write.headers.get('retry-after'), /^[1-9]\d*$/)
  }
  await to.promote()
}

test('during switchover, failover and stall of the database no answer is 500, nothing acknowledged is lost, and all goes on by itself', {
  timeout: 240_000,
}, async (t) => {
  await using pair = await makePair()
  const [a, b] = pair.servers
  await a.start({ isPatient: true })
  await b.start({ follow: a })
  await using proxy = await startDatabaseProxy(a.url)
  using data = dataFolder()
  const env = { DATABASE_URL: proxy.url, DATA_DIR: data.path }

  const onStandby = runLaurel(['start'], { ...env, DATABASE_URL: b.url })
  assert.equal(onStandby.status, 1)
  assert.match(
    onStandby.stderr,
    /^PostgreSQL at \S+ is a standby, which takes no writes\. Set DATABASE_URL to the primary\.\n$/,
  )

  await using started = await startWatched(env)
  const { service, watched } = started
  await works(service, watched, t, performance.now())

  const load = startLoad(service)
  const { enough } = load
  await enough(20)
  await switchOver(service, proxy, a, b)
  await works(service, watched, t, performance.now())

  await a.start({ follow: b })
  await b.query(`alter system set synchronous_standby_names = '*'`)
  await b.query('select pg_reload_conf()')
  await enough(20)
  await b.kill()
  proxy.leadTo(a.url)
  await until(
    () => readiness(service),
    (status) => status === 503,
  )
  await a.promote()
  await works(service, watched, t, performance.now())

  await enough(20)
  const goOn = await a.freeze()
  await until(
    () => readiness(service),
    (status) => status === 503,
  )
  await goOn()
  await works(service, watched, t, performance.now())

  await enough(20)
  const statuses = await load.stop()
  t.diagnostic(JSON.stringify(Object.fromEntries(statuses)))
  assert.deepEqual([...statuses.keys()].sort(), ['read 200', 'read 503', 'write 201', 'write 503'])
  const rows = await a.query<{ name: string }>('select name from event')
  const stored = new Set(rows.map(({ name }) => name))
  assert.deepEqual(
    load.acknowledged.filter((name) => !stored.has(name)),
    [],
  )
  assert.equal(service.child.exitCode, null)
})
