import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CONNECT_QUERY } from '../src/platform/db/explore-pooler.ts'
import { workbookOfColumn } from './fixtures/spreadsheets/make-workbook.ts'
import { fillPath, operationsOf } from './support/api-operations.ts'
import { call as callOperation, idsFor, makeEverything } from './support/everything.ts'
import { startWorld } from './support/harness.ts'
import { call, makeInstallation, submitJob, until } from './support/installation.ts'
import { isDue } from './support/is-due.ts'
import { startReceiver } from './support/receiver.ts'
import { startTransactionPooler } from './support/transaction-pooler.ts'
import { allDelivered, makeEndpoint, post } from './support/webhook-installation.ts'

const DOCUMENT = new URL('../api/openapi.json', import.meta.url)
const connectQuery = /'(.+)'$/.exec(CONNECT_QUERY)![1]!
/** A busy machine delays statements for longer than a service may wait. */
const PATIENT = connectQuery.replaceAll('10s', '60s').replaceAll('3s', '60s')
/** Each operation has its turn in one run of so many. */
const TURN = 10

test('every record is made, and operations are served, through a pooler in transaction mode', async () => {
  await using pooler = await startTransactionPooler(process.env['TEST_DATABASE_URL']!, { connectQuery: PATIENT })
  await using world = await startWorld({ poolerUrl: pooler.url })
  const made = await makeEverything(world)
  const operations = operationsOf(JSON.parse(readFileSync(DOCUMENT, 'utf8')))
  for (const operation of operations.filter((_, nth) => isDue(nth, TURN))) {
    const answer = await callOperation(world, operation, fillPath(operation, idsFor(operation, made)))
    assert.ok(answer.status < 500, `${operation.id}: ${answer.status} ${answer.text}`)
  }
})

test('a service with a pooler and a direct address runs jobs, sends webhooks, and outlives a restart of the pooler', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using installation = await makeInstallation()
  const { databaseUrl } = installation
  await using pooler = await startTransactionPooler(databaseUrl, { connectQuery })
  const service = await installation.start('all', {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: databaseUrl,
    WEBHOOK_ALLOW_TARGETS: receiver.host,
  })
  await makeEndpoint(service, receiver)
  const { job, path } = await submitJob(service, workbookOfColumn(['Name', 'Ada', 'Grace']))
  assert.ok(job.id)
  await until(
    () => call(service, 'GET', path),
    ({ body }) => body.status === 'completed',
  )
  const event = await post(service, '/admin/events', { name: 'Pooled', template_image_url: 'placeholder' })
  await post(service, `/admin/events/${event.id}/attendees`, { first_name: 'Ada', email: 'ada@example.org' })
  const cut = [...pooler.clients()].map((socket) => once(socket.destroy(), 'close'))
  assert.ok(cut.length > 0)
  await Promise.all(cut)
  // Requests on connections that have just been cut may get a 503.
  const issued = await until(
    () => call(service, 'POST', `/admin/events/${event.id}/certificates`),
    ({ status }) => status !== 503,
  )
  assert.equal(issued.status, 201, JSON.stringify(issued.body))
  await until(
    async () => receiver.received.length,
    (count) => count > 0,
  )
  await allDelivered(installation)
  const used = await installation.query<{ by: string }>(
    `select distinct application_name as by from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  assert.ok(used.some(({ by }) => by === 'laurel liveness'))
  service.child.kill('SIGTERM')
  assert.deepEqual(await service.ended, [0, null])
})
