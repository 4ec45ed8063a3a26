import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEmail, anEvent } from '../../../test/support/factories.ts'
import { dumpDatabase, startWorld, type World } from '../../../test/support/harness.ts'
import { untilBlocked } from '../../../test/support/statements.ts'
import { jobContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { erasePerson } from '../../platform/personal/erase-person.ts'
import { exportPerson } from '../../platform/personal/export-person.ts'
import { purgeOrganisation } from '../retention/purge-organisation.ts'

const statuses = async (world: World) =>
  Object.fromEntries(
    (await world.query<{ id: number; status: string }>('select id, status from email')).map(({ id, status }) => [
      id,
      status,
    ]),
  )

test('whoever is erased is in no mail any more, and is sent none that still waits', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id, { first_name: 'Zuleika', email: 'old@example.org' })
  const words = { subject: 'Dear Zuleika', html: '<p>Zuleika</p>', text: 'Zuleika' }
  const attachments = [{ kind: 'event_ics', fileName: 'zuleika.ics', subjectId: event.id }]
  const about = { eventId: event.id, attendeeId: attendee.id, ...words, attachments }
  const before = await anEmail(world, { ...about, to: { name: 'Zuleika', address: 'old@example.org' } })
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${attendee.id}`, { email: 'Zuleika@example.org' })
  const waiting = await anEmail(world, { ...words, to: { name: 'Z', address: 'ZULEIKA@example.org' } })
  const other = await anEmail(world, { to: { name: 'Anna', address: 'anna-zuleika@example.org' } })
  await world.stranger()
  const theirs = await anEmail(world, { to: { name: 'Z', address: 'zuleika@example.org' } }, 2)
  await world.query(`update email set status = 'sent' where id = ${before}`)

  const ctx = jobContext(world.services, 1, 'test')
  const exported = await exportPerson(ctx, { email: 'zuleika@example.org' })
  assert.deepEqual(
    (exported['email'] as { id: number; subject: string }[]).map(({ id, subject }) => [id, subject]),
    [
      [before, 'Dear Zuleika'],
      [waiting, 'Dear Zuleika'],
    ],
  )
  const erased = await erasePerson(ctx, { email: 'zuleika@example.org' })
  assert.equal(erased['email'], 2)
  const told = (await dumpDatabase(world)).split('\n').filter((row) => /zuleika|old@example/i.test(row))
  assert.deepEqual(
    told.map((row) => /anna-zuleika|,2,/.test(row)),
    [true, true],
    told.join('\n'),
  )
  assert.deepEqual(await statuses(world), {
    [before]: 'sent',
    [waiting]: 'cancelled',
    [other]: 'queued',
    [theirs]: 'queued',
  })
  const { body } = await world.request('GET', `/admin/emails/${before}`)
  assert.deepEqual(
    [body.to, body.subject, body.html, body.text, body.attachments, body.attendee_id],
    [{ name: '', address: '' }, '', '', '', [], attendee.id],
  )
})

test('a mail without an address waits for nobody to send it: the database refuses that', async () => {
  await using world = await startWorld()
  const id = await anEmail(world)
  for (const status of ['queued', 'sending'])
    await assert.rejects(world.query(`update email set to_address = '', status = '${status}' where id = ${id}`), {
      constraint: 'email_has_address',
    })
})

test('a removed attendee is sent nothing that still waits, and what was sent stays on record', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const [attendee, other] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  const to = (attendeeId: number) => anEmail(world, { eventId: event.id, attendeeId })
  const [sent, waiting, failed, others] = [
    await to(attendee.id),
    await to(attendee.id),
    await to(attendee.id),
    await to(other.id),
  ]
  await world.query(
    `update email set status = 'sent' where id = ${sent}; update email set status = 'failed' where id = ${failed}`,
  )
  await world.request('DELETE', `/admin/events/${event.id}/attendees/${attendee.id}`)
  assert.deepEqual(await statuses(world), {
    [sent]: 'sent',
    [waiting]: 'cancelled',
    [failed]: 'failed',
    [others]: 'queued',
  })
  const { body } = await world.request('GET', `/admin/emails/${sent}`)
  assert.deepEqual([body.attendee_id, body.event_id, body.subject], [null, event.id, 'Welcome'])
})

test('a mail that is being queued while its attendee is removed is not sent either', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id)
  const inOne = await inTransaction(jobContext(world.services, 1, 'test'), async (ctx) => {
    const id = await anEmail({ ...world, services: ctx }, { eventId: event.id, attendeeId: attendee.id })
    const removing = world.request('DELETE', `/admin/events/${event.id}/attendees/${attendee.id}`)
    await untilBlocked(world)
    return { id, removing }
  })
  assert.equal((await inOne.removing).status, 204)
  assert.deepEqual(await statuses(world), { [inOne.id]: 'cancelled' })
})

test('mails go with their event', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id)
  await anEmail(world, { eventId: event.id, attendeeId: attendee.id })
  const other = await anEmail(world)
  assert.equal((await world.request('DELETE', `/admin/events/${event.id}`)).status, 204)
  assert.deepEqual(await statuses(world), { [other]: 'queued' })
})

test('mails are kept for 90 days after they ended, and what waits for as long as it does', async () => {
  await using world = await startWorld()
  const aged = async (days: number, more = `status = 'sent'`) => {
    const id = await anEmail(world)
    const time = `now() - interval '${days} days'`
    await world.query(
      `update email set ${more}, created_at = now() - interval '300 days', updated_at = ${time} where id = ${id}`,
    )
    return id
  }
  for (const status of ['sent', 'failed', 'suppressed', 'cancelled']) await aged(91, `status = '${status}'`)
  const kept = [await aged(89), await aged(200, `status = 'queued'`), await aged(200, `status = 'sending'`)]
  await purgeOrganisation(world.services, 1)
  assert.deepEqual(Object.keys(await statuses(world)).map(Number), kept)
})
