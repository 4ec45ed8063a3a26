import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEmail, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { jobContext } from '../../platform/context/context.ts'
import { erasePerson } from '../../platform/personal/erase-person.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const LONG_AGO = { since: '2000-01-01' }

async function failed(fields: Parameters<typeof anEmail>[1] = {}): Promise<number> {
  const id = await anEmail(world, fields)
  await world.query(`update email set status = 'failed', reason = 'No' where id = ${id}`)
  return id
}

const resendAll = async (body: object, key = world.key) =>
  (await world.request('POST', '/admin/emails/resend-failed', body, { key })).body.count

test('a mail that is over is sent once more as a mail of its own, with the same words', async () => {
  const attachments = [{ kind: 'event_ics', fileName: 'a.ics', subjectId: 1 }]
  const id = await failed({ attachments, transactional: false, templateId: 7, ruleId: 8 })
  const { status, body } = await world.request('POST', `/admin/emails/${id}/resend`)
  assert.equal(status, 201)
  const { body: old } = await world.request('GET', `/admin/emails/${id}`)
  assert.deepEqual([body.status, body.resend_of, body.reason, old.status], ['queued', id, null, 'failed'])
  for (const field of ['subject', 'html', 'text', 'to', 'transactional', 'template_id', 'rule_id', 'kind', 'language'])
    assert.deepEqual(body[field], old[field], field)
  assert.notEqual(body.message_id, old.message_id)
  assert.deepEqual(body.attachments[0].file_name, 'a.ics')
})

test('what is still to be sent, or was to somebody who was erased, is not sent once more', async () => {
  const waiting = await anEmail(world)
  assertRefused(await world.request('POST', `/admin/emails/${waiting}/resend`), 409, 'conflict')
  const erased = await failed({ to: { name: 'Gone', address: 'gone@example.org' } })
  await erasePerson(jobContext(world.services, 1, 'test'), { email: 'gone@example.org' })
  assertRefused(await world.request('POST', `/admin/emails/${erased}/resend`), 409, 'conflict')
  assertRefused(await world.request('POST', '/admin/emails/888888/resend'), 404, 'not_found')
})

test('what has failed since a time is sent once more once, however often and by how many that is asked at once', async () => {
  await resendAll(LONG_AGO)
  const [event, other] = [await anEvent(world), await anEvent(world)]
  for (const eventId of [event.id, event.id, other.id]) await failed({ eventId })
  const old = await failed({ eventId: event.id })
  await world.query(`update email set updated_at = now() - interval '2 days' where id = ${old}`)
  await failed({ ruleId: 42 })
  const since = new Date(Date.now() - 86_400_000).toISOString()
  assert.equal(await resendAll(LONG_AGO, await world.stranger()), 0)
  assert.equal(await resendAll({ since, event_id: 888_888 }), 0)
  assert.equal(await resendAll({ since, rule_id: 42 }), 1)
  const preview = await world.request('POST', '/admin/emails/resend-failed?dry_run=true', { since, event_id: event.id })
  assert.deepEqual(preview.body, { count: 2 })
  const counts = await Promise.all([1, 2, 3].map(() => resendAll({ since, event_id: event.id })))
  assert.deepEqual(counts.toSorted(), [0, 0, 2])
  assert.equal(await resendAll({ since }), 1)
  assert.equal(await resendAll(LONG_AGO), 1)
  assert.equal(await resendAll(LONG_AGO), 0)
})

test('a mail that waits is taken back, and one that does not is not', async () => {
  const id = await anEmail(world)
  const { status, body } = await world.request('POST', `/admin/emails/${id}/cancel`)
  assert.deepEqual([status, body.status, body.next_attempt_at], [200, 'cancelled', null])
  assert.match(body.reason, /cancelled it/)
  assertRefused(await world.request('POST', `/admin/emails/${id}/cancel`), 409, 'conflict')
  const going = await anEmail(world)
  await world.query(
    `update email set status = 'sending', handed_over_at = now(), claim = gen_random_uuid() where id = ${going}`,
  )
  assertRefused(await world.request('POST', `/admin/emails/${going}/cancel`), 409, 'conflict')
  await world.query(`update email set status = 'sent', claim = null where id = ${going}`)
})

test('mails are found by address in whatever case, by rule and by template', async () => {
  const id = await anEmail(world, { to: { name: 'B', address: 'Bee@Example.org' }, ruleId: 51, templateId: 61 })
  for (const query of ['to=bee@example.ORG', 'rule_id=51', 'template_id=61']) {
    const { body } = await world.request('GET', `/admin/emails?${query}`)
    assert.deepEqual(
      body.map((mail: { id: number }) => mail.id),
      [id],
      query,
    )
  }
})
