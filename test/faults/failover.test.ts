import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { call, KEY, runLaurel, type Service, startProcess, submitJob, until } from '../support/installation.ts'
import { dataFolder } from '../support/laurel.ts'
import { startReceiver } from '../support/receiver.ts'
import { makePair, type ReplicatedServer } from '../support/replicated-server.ts'
import { startSmtpReceiver } from '../support/smtp-receiver.ts'
import { readStream } from '../support/stream-reader.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../support/tcp-proxy.ts'

const workbook = readFileSync(new URL('../fixtures/spreadsheets/openpyxl-turkish.xlsx', import.meta.url))

/** Writes and reads all the time, notes each status, and which events were acknowledged. */
function startLoad(service: Service) {
  const statuses = new Map<string, number>()
  const acknowledged: string[] = []
  let [going, nth] = [true, 0]
  const note = (what: string, status: number) => {
    statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1)
    return status
  }
  const repeat = async (work: () => Promise<unknown>) => {
    while (going) {
      await work()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const write = async () => {
    const name = `Event ${nth++}`
    const { status } = await call(service, 'POST', '/admin/events', { name, template_image_url: 'placeholder' })
    if (note('write', status) === 201) acknowledged.push(name)
  }
  const read = async () => note('read', (await call(service, 'GET', '/admin/events?limit=1')).status)
  const loops = [write, write, read].map(repeat)
  return {
    acknowledged,
    async stop() {
      going = false
      await Promise.all(loops)
      return statuses
    },
  }
}

const readiness = async ({ url }: Service) => (await fetch(`${url}/readyz`)).status
const isReady = (service: Service) =>
  until(
    () => readiness(service),
    (status) => status === 200,
  )

/** Waits until every loop of the service has done new work. */
async function works(service: Service, { hooks, mails, stream }: Watched, t: TestContext, since: number) {
  await isReady(service)
  const [hooksBefore, mailsBefore] = [hooks.received.length, mails.received.length]
  const { job, path } = (await until(
    () => submitJob(service, workbook).catch(() => null),
    (submitted) => submitted !== null,
  ))!
  await stream.hears('event', job.event_id)
  const email = `somebody-${performance.now()}@example.org`
  const invited = await until(
    () => call(service, 'POST', '/admin/people/invitations', { email, role: 'viewer' }),
    ({ status }) => status !== 503,
  )
  assert.equal(invited.status, 201, JSON.stringify(invited.body))
  const done = await until(
    async () => (await call(service, 'GET', path)).body.status,
    (status) => status === 'completed' || status === 'failed',
  )
  assert.equal(done, 'completed')
  await until(async () => hooks.received.length > hooksBefore && mails.received.length > mailsBefore, Boolean)
  t.diagnostic(`all loops had worked ${Math.round(performance.now() - since)} ms after there was a primary`)
}

type Watched = {
  hooks: Awaited<ReturnType<typeof startReceiver>>
  mails: Awaited<ReturnType<typeof startSmtpReceiver>>
  stream: Awaited<ReturnType<typeof readStream>>
}

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
  await using hooks = await startReceiver({ status: 200 })
  await using mails = await startSmtpReceiver()
  using data = dataFolder()
  const env = { DATABASE_URL: proxy.url, DATA_DIR: data.path, SMTP_URL: mails.url, LAUREL_BOOTSTRAP_CREDITS: '1000' }

  const onStandby = runLaurel(['start'], { ...env, DATABASE_URL: b.url })
  assert.equal(onStandby.status, 1)
  assert.match(
    onStandby.stderr,
    /^PostgreSQL at \S+ is a standby, which takes no writes\. Set DATABASE_URL to the primary\.\n$/,
  )

  await using service = await startProcess({ ...env, WEBHOOK_ALLOW_TARGETS: hooks.host })
  const endpoint = await call(service, 'POST', '/admin/webhooks', { url: hooks.url, events: ['cert.bulk_completed'] })
  assert.equal(endpoint.status, 201, JSON.stringify(endpoint.body))
  using stream = await readStream(service.url, { key: KEY })
  await stream.begins()
  const watched = { hooks, mails, stream }
  await works(service, watched, t, performance.now())

  const load = startLoad(service)
  const enough = (more: number) => {
    const least = load.acknowledged.length + more
    return until(async () => load.acknowledged.length >= least, Boolean)
  }
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
