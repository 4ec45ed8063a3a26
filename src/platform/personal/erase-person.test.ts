import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Value } from 'typebox/value'
import { startDelivering } from '../../../test/support/deliver.ts'
import { enterLog } from '../../../test/support/enter-log.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { dumpDatabase, startWorld, type World } from '../../../test/support/harness.ts'
import { type Reaction, startReceiver } from '../../../test/support/receiver.ts'
import { anOpenEvent, register } from '../../../test/support/register.ts'
import { auditOf, outbox } from '../../../test/support/stored.ts'
import { sendExpiryNotices } from '../../modules/certificates/expiry/send-expiry-notices.ts'
import { jobContext } from '../context/context.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'

const EMAIL = 'Zuleika.Q@example.org'
const WORDS = /zuleika|quux|nickname/i
const ANOTHER = /anna-zuleika.q@example.org/gi
const context = (world: World) => jobContext(world.services, 1, 'test')

/** Returns every row of the database as text, with bytes decoded as text. */
async function rowsOf(world: World): Promise<string[]> {
  const rows = (await dumpDatabase(world)).split('\n')
  return rows.map((row) => row.replace(/\\x([0-9a-f]+)/g, (_, hex) => Buffer.from(hex, 'hex').toString('latin1')))
}

/** Creates a person with traces everywhere, and another whose address ends the same. */
async function makeTraces(world: World) {
  const person = { first_name: 'Zuleika', last_name: 'Quux', email: EMAIL }
  const event = await anEvent(world, { certificate_validity_days: 10 })
  const attendee = await anAttendee(world, event.id, { ...person, first_name: 'Nickname' })
  const other = await anAttendee(world, event.id, { first_name: 'Anna', email: `anna-${EMAIL}` })
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${attendee.id}`, person)
  const issue = async (id: number) => {
    const path = `/admin/events/${id}/certificates`
    const { body } = await world.request('POST', path, undefined, {
      headers: { 'idempotency-key': `issue ${id}`.replace(' ', '-') },
    })
    return body.certificates
  }
  const [active] = await issue(event.id)
  const second = await anEvent(world)
  const again = await anAttendee(world, second.id, { ...person, email: EMAIL.toLowerCase() })
  const [revoked] = await issue(second.id)
  await world.request('POST', `/admin/certificates/${revoked.id}/revoke`, { revocation_reason: 'Zuleika asked' })
  const third = await anEvent(world)
  const removed = await anAttendee(world, third.id, person)
  const [kept] = await issue(third.id)
  await world.request('DELETE', `/admin/events/${third.id}/attendees/${removed.id}`)
  const [renamed] = [
    await world.request('POST', `/admin/certificates/${kept.id}/reissue`, { attendee_name: 'Z. Quux' }),
  ]
  await enterLog(world)
  await sendExpiryNotices(world.services)
  return { event, attendee, other, again, active, revoked, kept, renamed: renamed.body }
}

test('whoever is erased stands nowhere any more, but on certificates that hold', async () => {
  await using receiver = await startReceiver((nth): Reaction => ({ status: 200, body: receiver.received[nth]!.bytes }))
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await world.request('POST', '/admin/webhooks', { url: receiver.url, events: ['*'] })
  const made = await makeTraces(world)
  {
    await using delivering = await startDelivering(world)
    while ((await world.query(`select 1 from webhook_delivery where status = 'pending'`)).length > 0)
      await new Promise((resolve) => setTimeout(resolve, 10))
    assert.deepEqual(delivering.warnings, [])
  }
  const verify = (id: string) => world.request('GET', `/v/certs/${id}`)
  const bodiesBefore = await outbox(world, '%')
  const own = [made.active, made.revoked, made.kept, made.renamed].map(({ id }) => id).join()
  const salts = () => world.query<{ salt: Buffer }>(`select salt from certificate where id in (${own}) order by id`)
  const saltsBefore = await salts()

  const erased = await erasePerson(context(world), { email: EMAIL.toUpperCase() })
  assert.deepEqual(Object.keys(erased).toSorted(), [
    'attendee',
    'audit_entry',
    'certificate',
    'domain_event',
    'webhook_attempt',
  ])
  assert.deepEqual([erased['attendee'], erased['certificate']], [2, 4])

  // With the old salt, the hashes in the public log could be tested against any name.
  for (const [nth, { salt }] of (await salts()).entries()) assert.ok(!salt.equals(saltsBefore[nth]!.salt), String(nth))

  const traces = (await rowsOf(world)).filter((row) => WORDS.test(row.replace(ANOTHER, '')))
  assert.equal(traces.length, 2, traces.join('\n'))
  for (const row of traces) assert.match(row, /,active,"(Zuleika Quux|Z\. Quux)",,/)

  assert.equal((await verify(made.active.public_id)).body.certificate.attendee_name, 'Zuleika Quux')
  assert.equal((await verify(made.active.public_id)).body.status, 'active')
  const gone = (await verify(made.revoked.public_id)).body
  assert.deepEqual(
    [gone.status, gone.certificate.attendee_name, gone.certificate.revocation_reason],
    ['revoked', 'Name erased', null],
  )
  const list = (await world.request('GET', `/admin/events/${made.event.id}/attendees`)).body
  assert.deepEqual(
    list.map((each: any) => [each.first_name, each.status]),
    [
      ['Anna', 'registered'],
      ['Erased', 'cancelled'],
    ],
  )

  const bodies = await outbox(world, '%')
  assert.equal(bodies.length, bodiesBefore.length)
  for (const [nth, { event, timestamp, data }] of bodies.entries()) {
    const before = bodiesBefore[nth]!
    assert.deepEqual(
      [event, timestamp, data.certificate_id],
      [before.event, before.timestamp, before.data.certificate_id],
    )
    assert.ok(Value.Check(world.services.eventTypes.find(({ type }) => type === event)!.data, data), event)
  }
  assert.ok(
    bodies.some(({ data }) => data.attendee_name === 'Anna Lovelace'),
    'others stay as they are',
  )
  const [entry] = await auditOf(world, 'person.erase')
  assert.deepEqual(entry.after, { rows: erased })
  assert.deepEqual(await erasePerson(context(world), { email: EMAIL }), {}, 'there is nothing left to find')
})

test('a request that was answered with something of a person is not done again, and its answer is gone', async () => {
  await using world = await startWorld()
  const { event } = await makeTraces(world)
  const theirs = { key: await world.stranger(), headers: { 'idempotency-key': 'theirs' } }
  const askAgain = () => world.request('POST', '/admin/crm/contacts', { first_name: 'Theirs' }, theirs)
  const first = await askAgain()
  assert.equal(first.status, 201)
  await erasePerson(context(world), { email: EMAIL })
  assert.equal((await askAgain()).text, first.text, 'another organisation still gets its answer')
  const headers = { 'idempotency-key': `issue-${event.id}` }
  const again = await world.request('POST', `/admin/events/${event.id}/certificates`, undefined, { headers })
  assert.equal(again.status, 409, again.text)
})

test('an erasure waits for certificates that are being issued to the person, and takes them too', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id, { email: EMAIL })
  const client = await world.pool.connect()
  try {
    // Issuing locks the attendee this way until it commits.
    await client.query('begin')
    await client.query('select 1 from attendee where id = $1 for key share', [attendee.id])
    const erasing = erasePerson(context(world), { email: EMAIL })
    while ((await world.query(`select 1 from pg_locks where not granted`)).length === 0);
    const path = `/admin/events/${event.id}/certificates`
    const issued = await world.request('POST', path, { attendee_ids: [attendee.id] })
    assert.equal(issued.status, 201, issued.text)
    await client.query('commit')
    // One event for the check-in, and one for the certificate.
    assert.deepEqual(await erasing, { attendee: 1, certificate: 1, audit_entry: 1, domain_event: 2 })
  } finally {
    client.release()
  }
  const left = await world.query(`select 1 from certificate where lower(attendee_email) = lower('${EMAIL}')
    union all select 1 from domain_event where convert_from(body, 'UTF8') ilike '%${EMAIL}%'`)
  assert.deepEqual(left, [])
})

test('all that an organisation holds of a person is exported by table, and nothing of others', async () => {
  await using world = await startWorld()
  const made = await makeTraces(world)
  const stranger = { ...context(world), orgId: 2 }
  await world.stranger()
  assert.deepEqual(await exportPerson(stranger, { email: EMAIL }), {})
  const exported = await exportPerson(context(world), { email: EMAIL })
  assert.deepEqual(Object.keys(exported), ['attendee', 'certificate', 'audit_entry', 'domain_event'])
  const ids = (table: string) => (exported[table] as { id: number }[]).map(({ id }) => id)
  assert.deepEqual(ids('attendee'), [made.attendee.id, made.again.id])
  assert.deepEqual(
    ids('certificate'),
    [made.active.id, made.revoked.id, made.kept.id, made.renamed.id].toSorted((a, b) => a - b),
  )
  assert.doesNotMatch(JSON.stringify(exported), /anna|salt|folded/i)
})

test('whoever names somebody in an answer is another person, whose entries are not told to them and stay', async () => {
  await using world = await startWorld()
  const companion = { id: 'companion', type: 'email', label: 'Who comes with you?' }
  const event = await anOpenEvent(world, { registration_questions: [companion] })
  const answers = { companion: EMAIL }
  await register(world, event, { first_name: 'Anna', email: 'anna@example.org', answers })
  const { id } = await anAttendee(world, event.id, { email: EMAIL, answers })
  const exported = await exportPerson(context(world), { email: EMAIL })
  assert.deepEqual(
    exported['audit_entry']!.map(({ subject_id }: any) => subject_id),
    [id],
  )
  assert.ok(!JSON.stringify(exported).includes('anna'))
  await erasePerson(context(world), { email: EMAIL })
  const [entry] = await auditOf(world, 'attendee.register')
  assert.deepEqual([entry.after.first_name, entry.after.answers], ['Anna', answers])
})
