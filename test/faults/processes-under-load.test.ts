import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { isProcessAlive } from '../../src/lib/os/process-identity.ts'
import { call, KEY, makeInstallation, type Service, submitJob, until } from '../support/installation.ts'
import { startReceiver } from '../support/receiver.ts'
import { allDelivered, assertReceived, attemptsOf, endLeases, makeEndpoint } from '../support/webhook-installation.ts'

const thousand = readFileSync(new URL('../fixtures/spreadsheets/xlsxwriter-1000-rows.xlsx', import.meta.url))
const TWO = { LAUREL_PROCESSES: '2', LOG_LEVEL: 'info' }

const pidsIn = (service: Service) =>
  new Set([...service.output().matchAll(/"pid":(\d+),[^\n]*"msg":"request"/g)].map(([, pid]) => Number(pid)))

/** Processes that live and answer; each request has a connection of its own, so that they take turns. */
async function answering(service: Service): Promise<number[]> {
  const ask = () => fetch(`${service.url}/healthz`, { headers: { connection: 'close' } }).catch(() => null)
  return until(
    async () => {
      await ask()
      return [...pidsIn(service)].filter(isProcessAlive)
    },
    (pids) => pids.length === 2,
  )
}

async function kill(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await until(
    async () => isProcessAlive(pid),
    (alive) => !alive,
  )
}

test('of two processes behind one port each is killed during a job: it is done once, webhooks arrive, and new ones appear', async () => {
  await using installation = await makeInstallation()
  await using receiver = await startReceiver({ status: 200 })
  const service = await installation.start('all', { ...TWO, WEBHOOK_ALLOW_TARGETS: receiver.host })
  await makeEndpoint(service, receiver)
  const before = await answering(service)
  const { path } = await submitJob(service, thousand)
  const read = async () => (await call(service, 'GET', path).catch(() => ({ body: null }))).body
  await until(read, (job) => job?.processed_count >= 50)
  // One of them has the job. The replacement of the first goes on when the other is killed.
  for (const pid of before) {
    await kill(pid)
    await answering(service)
  }
  const job = await until(read, (answer) => ['completed', 'failed'].includes(answer?.status))
  assert.equal(job.status, 'completed', job.error)
  assert.deepEqual(await installation.query('select count(*)::int as made from certificate'), [{ made: 1000 }])
  await endLeases(installation)
  await allDelivered(installation)
  assertReceived(receiver.received, await attemptsOf(installation))
  service.child.kill('SIGTERM')
  assert.deepEqual(await service.ended, [0, null], service.output())
})

test('SIGTERM to two processes under load: no request that was taken fails, and what was answered is stored', async () => {
  await using installation = await makeInstallation()
  const service = await installation.start('all', { ...TWO, DRAIN_SECONDS: '1' })
  await answering(service)
  const event = await call(service, 'POST', '/admin/events', { name: 'Stop', template_image_url: 'placeholder' })
  const url = `${service.url}/api/v1/admin/events/${event.body.id}/attendees`
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
  const answered: number[] = []
  const client = async (number: number) => {
    for (let n = 0; ; n++) {
      const body = JSON.stringify({ first_name: 'Ada', email: `ada-${number}-${n}@example.org` })
      const answer = await fetch(url, { method: 'POST', headers, body })
      const { id } = (await answer.json()) as { id: number }
      assert.equal(answer.status, 201)
      answered.push(id)
      // Acts like a proxy that has seen the service stop.
      if (answer.headers.get('connection') === 'close') return
    }
  }
  const clients = Promise.all(Array.from({ length: 8 }, (_, number) => client(number)))
  await until(
    async () => answered.length,
    (count) => count >= 40,
    1,
  )
  service.child.kill('SIGTERM')
  await clients
  assert.deepEqual(await service.ended, [0, null], service.output())
  const rows = await installation.query<{ id: string }>('select id from attendee order by id')
  assert.deepEqual(
    rows.map(({ id }) => Number(id)),
    answered.toSorted((a, b) => a - b),
  )
})
