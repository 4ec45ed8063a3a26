import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { migrate } from '../../src/platform/db/migrate.ts'
import { listMigrations } from '../../src/platform/db/migration-files.ts'
import { migrateQueue } from '../../src/platform/jobs/run-jobs.ts'
import { connection } from '../support/connection.ts'
import { call, makeInstallation, type Service, submitJob, until } from '../support/installation.ts'
import { columnOn, partsOn } from '../support/next-release.ts'
import { startReceiver } from '../support/receiver.ts'
import { startSmtpReceiver } from '../support/smtp-receiver.ts'

const workbook = readFileSync(new URL('../fixtures/spreadsheets/openpyxl-turkish.xlsx', import.meta.url))

const TABLES =
  'organisation event attendee certificate bulk_job email email_attempt webhook_delivery domain_event'.split(' ')

/** A next release: each table grows, one after the other, then an index, blocks, and a validated rule. */
const NEXT = [
  ...TABLES.map((table, nth) => columnOn(table, `990${nth}_${table}.sql`)),
  partsOn('event', '9990_parts.sql'),
]

/** Writes and reads all the time. @returns what ends it, with the count of each status */
function startLoad(service: Service) {
  const statuses: Record<string, number> = {}
  let going = true
  const note = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const write = async () => {
    const event = await call(service, 'POST', '/admin/events', { name: 'Grows', template_image_url: 'placeholder' })
    note(event.status)
    const person = { first_name: 'Ada', email: `ada-${event.body.id}@example.org` }
    note((await call(service, 'POST', `/admin/events/${event.body.id}/attendees`, person)).status)
  }
  const read = async () => note((await call(service, 'GET', '/admin/events?limit=5')).status)
  const loops = [write, write, read].map(async (work) => {
    while (going) await work()
  })
  return async () => {
    going = false
    await Promise.all(loops)
    return statuses
  }
}

test('processes go on beside the tables of the next release, while these change under load and a long reader, and start on them', async () => {
  await using hooks = await startReceiver({ status: 200 })
  await using mails = await startSmtpReceiver()
  await using installation = await makeInstallation()
  const env = { SMTP_URL: mails.url, WEBHOOK_ALLOW_TARGETS: hooks.host }
  const service = await installation.start('all', env)
  const endpoint = await call(service, 'POST', '/admin/webhooks', { url: hooks.url, events: ['cert.bulk_completed'] })
  assert.equal(endpoint.status, 201, JSON.stringify(endpoint.body))
  let invited = 0
  const works = async (service: Service) => {
    const [hooksBefore, mailsBefore] = [hooks.received.length, mails.received.length]
    const { path } = await submitJob(service, workbook)
    const email = `somebody-${invited++}@example.org`
    assert.equal((await call(service, 'POST', '/admin/people/invitations', { email, role: 'viewer' })).status, 201)
    const isDone = (status: string) => status === 'completed' || status === 'failed'
    assert.equal(await until(async () => (await call(service, 'GET', path)).body.status, isDone), 'completed')
    await until(async () => hooks.received.length > hooksBefore && mails.received.length > mailsBefore, Boolean)
  }
  await works(service)

  const stop = startLoad(service)
  const lines: string[] = []
  const { databaseUrl } = installation
  let migrating: Promise<string[]>
  {
    await using reader = await connection(databaseUrl)
    await reader.client.query('begin; select count(*) from event')
    const known = [...listMigrations(), ...NEXT]
    migrating = migrate(
      databaseUrl,
      () => migrateQueue(databaseUrl),
      known,
      (line) => lines.push(line),
    )
    migrating.catch(() => {})
    await until(async () => lines.length > 1, Boolean)
    await works(service)
  }
  assert.deepEqual(
    await migrating,
    NEXT.map(({ name }) => name),
  )
  await works(service)
  const statuses = await stop()
  assert.deepEqual(Object.keys(statuses).sort(), ['200', '201'], JSON.stringify(statuses))
  assert.match(lines[0]!, /^Migration 9901_event\.sql waits for a lock that process \d+/)

  await service[Symbol.asyncDispose]()
  await works(await installation.start('all', env))
})
