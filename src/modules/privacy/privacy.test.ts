import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { aBadge } from '../../../test/support/badges.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { handleAll } from '../../../test/support/handle-all.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { until } from '../../../test/support/installation.ts'
import { auditOf, outbox } from '../../../test/support/stored.ts'
import { filesIn } from '../../../test/support/unzip.ts'
import { handleEvents } from '../../platform/outbox/handle-events.ts'
import type { Listener } from '../../platform/outbox/listener.ts'
import { feedListener } from '../contact-timeline/feed-listener.ts'

const EMAIL = 'Zuleika@example.org'
const person = { first_name: 'Zuleika', last_name: 'Quux', email: EMAIL }
const erase = (world: World, body: object, query = '') => world.request('POST', `/admin/privacy/erase${query}`, body)

/** A person with a certificate and a badge, and a second person. */
async function aPerson(world: World) {
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id, person)
  await anAttendee(world, event.id, { first_name: 'Anna', email: 'anna@example.org' })
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`)
  const badge = await aBadge(world)
  await world.request('POST', `${badge.path}/awards`, { email: EMAIL, name: 'Zuleika Quux' })
  const [certificate] = body.certificates.filter(({ attendee_id }: any) => attendee_id === attendee.id)
  return { event, attendee, certificate }
}

test('an export is a ZIP of all that is known of the person by table, with certificate, ticket and badge as they look', async () => {
  await using world = await startWorld()
  const { attendee, certificate } = await aPerson(world)
  const answer = await world.request('POST', '/admin/privacy/export', { email: EMAIL.toUpperCase() })
  assert.equal(answer.status, 200, answer.text)
  assert.equal(answer.headers['content-type'], 'application/zip')
  const files = await filesIn(answer.bytes)
  const json = (table: string) => JSON.parse(files.get(`data/${table}.json`)!.toString('utf8'))
  assert.deepEqual(
    [json('attendee')[0].id, json('certificate')[0].attendee_name, json('badge_award')[0].email],
    [attendee.id, 'Zuleika Quux', EMAIL],
  )
  assert.match(files.get('README.txt')!.toString('utf8'), /data\/attendee\.json: 1\n/)
  assert.ok(files.get(`files/certificate-pdf-${certificate.id}.pdf`)!.subarray(0, 5).equals(Buffer.from('%PDF-')))
  assert.ok(files.get(`files/ticket-pdf-${attendee.id}.pdf`)!.subarray(0, 5).equals(Buffer.from('%PDF-')))
  assert.ok([...files.keys()].some((name) => /^files\/badge-png-\d+\.png$/.test(name)))
  // A credential in a file has a salt of its own, with which others may check its hashed address.
  for (const [name, bytes] of files)
    assert.doesNotMatch(bytes.toString('latin1'), name.startsWith('files/') ? /anna@/i : /anna@|salt/i, name)
  assert.equal((await auditOf(world, 'person.export')).length, 1)
})

test('whoever is not known gets an archive that says so, and an erasure that finds nothing', async () => {
  await using world = await startWorld()
  await aPerson(world)
  const body = { email: 'nobody@example.org' }
  const answer = await world.request('POST', '/admin/privacy/export', body)
  assert.deepEqual([...(await filesIn(answer.bytes)).keys()], ['README.txt'])
  assert.deepEqual((await erase(world, body)).body, { dry_run: false, erased: [], kept: [] })
  const key = await world.stranger()
  const elsewhere = await world.request('POST', '/admin/privacy/erase', { email: EMAIL }, { key })
  assert.deepEqual(elsewhere.body.erased, [])
  assertRefused(await erase(world, { email: 'Zuleika' }), 422, 'validation_failed')
})

test('a dry run tells what goes, what is kept and why, changes nothing, and is what then happens', async () => {
  await using world = await startWorld()
  await aPerson(world)
  const rows = () =>
    world.query(
      `select 1 from attendee where email = '${EMAIL}' union all select 1 from badge_award where email = '${EMAIL}'`,
    )
  const told = (await erase(world, { email: EMAIL, dry_run: true })).body
  const asked = (await erase(world, { email: EMAIL }, '?dry_run=true')).body
  assert.deepEqual([(await rows()).length, told.dry_run, asked], [2, true, told])
  assert.deepEqual(
    told.erased.map(({ table }: any) => table),
    ['attendee', 'certificate', 'badge_award', 'audit_entry', 'domain_event'],
  )
  for (const { outcome } of told.erased) assert.match(outcome, /^[A-Z].+\.$/)
  assert.deepEqual(
    told.kept.map(({ table, rows, why }: any) => [table, rows, why.slice(0, 38)]),
    [['certificate', 1, 'Name and values stay on certificates t']],
  )
  const done = (await erase(world, { email: EMAIL })).body
  assert.deepEqual(done, { ...told, dry_run: false })
  assert.deepEqual(await rows(), [])
  assert.deepEqual((await erase(world, { email: EMAIL })).body, { dry_run: false, erased: [], kept: [] })
})

test('certificates that shall not keep the name are revoked, announced without it, and still of the log', async () => {
  await using world = await startWorld()
  const { certificate } = await aPerson(world)
  const verify = () => world.request('GET', `/v/certs/${certificate.public_id}`)
  assert.deepEqual((await erase(world, { email: EMAIL, certificates: 'anonymise', dry_run: true })).body.kept, [])
  assert.equal((await verify()).body.status, 'active')
  await erase(world, { email: EMAIL, certificates: 'anonymise' })
  const { body } = await verify()
  assert.deepEqual([body.status, body.certificate.attendee_name], ['revoked', 'Name erased'])
  const [told, ...more] = await outbox(world, 'cert.revoked')
  assert.deepEqual(
    [told!.data.certificate_id, told!.data.attendee_name, told!.data.attendee_email, more],
    [certificate.id, '', '', []],
  )
  const log = await world.query(
    `select action from certificate_log l join certificate c using (public_id) where c.id = ${certificate.id} order by l.id`,
  )
  assert.deepEqual(log, [{ action: 'issued' }, { action: 'revoked' }, { action: 'redacted' }])
})

test('whoever was being heard of while they were erased is no contact afterwards', async () => {
  await using world = await startWorld()
  await handleEvents(world.services, feedListener, 100)
  await aPerson(world)
  const [read, erasedOnce] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { handleMany } = feedListener as Extract<Listener, { handleMany: unknown }>
  const slow: Listener = {
    ...feedListener,
    handleMany: async (ctx, events) => {
      read.resolve()
      await erasedOnce.promise
      await handleMany(ctx, events)
    },
  }
  const hearing = handleEvents(world.services, slow, 100)
  await read.promise
  // With an Idempotency-Key too, it runs in transactions of its own.
  const headers = { 'idempotency-key': 'once' }
  const erasing = world.request('POST', '/admin/privacy/erase', { email: EMAIL }, { headers })
  await until(
    () => world.query(`select 1 from attendee where first_name = 'Erased'`),
    (rows) => rows.length === 1,
  )
  erasedOnce.resolve()
  await hearing
  const { body } = await erasing
  assert.equal(body.erased.find(({ table }: any) => table === 'contact')?.rows, 1)
  assert.deepEqual(await world.query(`select first_name from contact`), [{ first_name: 'Anna' }])
  await handleAll(world, feedListener)
  assert.deepEqual(await world.query(`select first_name from contact`), [{ first_name: 'Anna' }])
})

test('of two who erase a person at once, and of whoever does so again, all are answered and one finds them', async () => {
  await using world = await startWorld()
  await aPerson(world)
  const headers = { 'idempotency-key': 'once' }
  const both = await Promise.all([1, 2].map(() => erase(world, { email: EMAIL })))
  const found = both.map(({ status, body }) => [status, body.erased.some(({ table }: any) => table === 'attendee')])
  assert.deepEqual(found.toSorted(), [
    [200, false],
    [200, true],
  ])
  for (let nth = 0; nth < 2; nth++) {
    const again = await world.request('POST', '/admin/privacy/erase', { email: EMAIL }, { headers })
    assert.deepEqual([again.status, again.body.erased], [200, []])
  }
})
