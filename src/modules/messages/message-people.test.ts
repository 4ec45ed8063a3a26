import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { aKey, anAttendee, anEvent, aSession } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { aMessage, endedMessage, messagingWorld, recipientsOf, WORDS } from '../../../test/support/messages.ts'
import { ok } from '../../../test/support/training.ts'
import { filesIn } from '../../../test/support/unzip.ts'
import { followRecipients } from './follow-recipients.ts'

test('a message has up to 10,000 chosen people, and a key needs to read them as well', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await world.query(`
    insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
    select 1, ${event.id}, 'Ada', n || '@example.org', n || '@example.org', 'import', '', now(), now() from generate_series(1, 10001) n`)
  const rows = await world.query<{ id: number }>('select id from attendee order by id')
  const ids = rows.map(({ id }) => id)
  const path = `/admin/events/${event.id}/messages`
  const send = (attendee_ids: number[], key = world.key) =>
    world.request('POST', path, { ...WORDS, audience: { attendee_ids } }, { key })
  assertRefused(await send(ids), 422, 'validation_failed')
  const message = await ok(send(ids.slice(1)))
  assert.equal(message.chosen_count, 10_000)
  assert.equal((await world.request('GET', path)).body[0].audience.attendee_ids, undefined)
  const { key } = await aKey(world, ['emails:write', 'emails:read'])
  const refused = await send([ids[0]!], key)
  assertRefused(refused, 403, 'forbidden')
  assert.match(refused.body.detail, /attendees:read/)
  assertRefused(
    await world.request('PATCH', `/admin/messages/${message.id}`, { subject: 'x' }, { key }),
    403,
    'forbidden',
  )
})

test('an erased recipient leaves no address, and figures count opened links and emails that were deleted', async () => {
  await using at = await messagingWorld()
  const { world, receiver, stopSending } = at
  const event = await anEvent(world)
  await anAttendee(world, event.id, { email: 'ada@example.org' })
  const { id } = await aMessage(world, event.id, { body: '[Programme](https://example.org/programme)' })
  await endedMessage(world, id)
  const { html } = (await receiver.parsed(0)) as unknown as { html: string }
  const link = new URL(/href="([^"]*\/l\/[^"]*)"/.exec(html)![1]!).pathname
  assert.equal((await world.app.inject({ url: link })).statusCode, 302)
  const figures = async () => (await world.request('GET', `/admin/messages/${id}`)).body.stats
  while ((await figures()).opened_links === 0) await world.runJobs()
  assert.equal((await figures()).opened_links, 1)

  const exported = await world.request('POST', '/admin/privacy/export', { email: 'ada@example.org' })
  const known = (await filesIn(exported.bytes)).get('data/message_recipient.json')
  assert.equal(JSON.parse(known!.toString('utf8'))[0].email_key, 'ada@example.org')
  await ok(world.request('POST', '/admin/privacy/erase', { email: 'ada@example.org' }))
  const [stored] = await world.query<{ row: string }>('select r::text as row from message_recipient r')
  assert.doesNotMatch(stored!.row, /ada@/)

  await stopSending()
  await anAttendee(world, event.id, { email: 'bob@example.org' })
  await ok(world.request('POST', `/admin/messages/${id}/send-to-new`))
  while ((await figures()).queued === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await world.query(`delete from email where status = 'queued'`)
  await followRecipients(world.services)
  const { stats } = await endedMessage(world, id)
  assert.deepEqual([stats.sent, stats.cancelled], [1, 1])
  assert.deepEqual(
    (await recipientsOf(world, id)).map(({ status }) => status),
    ['sent', 'cancelled'],
  )
})

test('a message reaches the attendees with any of the registration types or the session of its audience, and no others', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}`
  const types = []
  for (const name of ['Student', 'Speaker', 'Press']) {
    const { id } = await ok(world.request('POST', `${path}/registration-types`, { name }))
    types.push(id)
    await anAttendee(world, event.id, { first_name: name, registration_type_id: id })
  }
  await anAttendee(world, event.id)
  const reached = async (registration_type_id: number[]) => {
    const body = { ...WORDS, audience: { registration_type_id } }
    const { recipients } = await ok(world.request('POST', `${path}/messages?dry_run=true`, body))
    return recipients
  }
  assert.deepEqual([await reached(types.slice(0, 2)), await reached([types[2]]), await reached([999_999])], [2, 1, 0])
  const session = await aSession(world, event.id, { signup: true })
  const [first] = (await world.request('GET', `${path}/attendees`)).body
  await ok(world.request('PUT', `${path}/attendees/${first.id}/sessions`, { session_ids: [session.id] }))
  const body = { ...WORDS, audience: { signed_up_for: session.id } }
  assert.equal((await ok(world.request('POST', `${path}/messages?dry_run=true`, body))).recipients, 1)
})
