import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anotherProcess } from '../../../../test/support/deliver.ts'
import { anEmail } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { startSending } from '../../../../test/support/send.ts'
import { startSmtpReceiver } from '../../../../test/support/smtp-receiver.ts'
import { outbox } from '../../../../test/support/stored.ts'

const shown = async (world: World, id: number) => (await world.request('GET', `/admin/emails/${id}`)).body
const status = async (world: World, id: number) => (await shown(world, id)).status

test('a mail that is queued goes out to the server, as it was written, and is sent then', async () => {
  await using world = await startWorld()
  await using receiver = await startSmtpReceiver()
  await using sending = await startSending(world, { smtpUrl: receiver.url })
  const id = await anEmail(world)
  await until(
    () => status(world, id),
    (now) => now === 'sent',
  )
  assert.equal(receiver.received.length, 1)
  assert.deepEqual(sending.warnings, [])
})

test('without a server a mail is kept and not said to be sent, also when there is one later, until it is sent again by hand', async () => {
  await using world = await startWorld()
  const id = await anEmail(world)
  {
    await using sending = await startSending(world)
    await until(
      () => status(world, id),
      (now) => now !== 'queued' && now !== 'sending',
    )
    assert.deepEqual(sending.warnings, [])
  }
  const mail = await shown(world, id)
  assert.deepEqual([mail.status, mail.sent_at, mail.attempts[0].outcome], ['kept', null, 'kept'])
  assert.deepEqual((await world.request('GET', '/admin/emails?status=sent')).body, [])
  assert.equal((await world.request('GET', '/admin/emails?status=kept')).body[0].id, id)
  assert.deepEqual(await outbox(world, 'email.sent'), [])
  await using receiver = await startSmtpReceiver()
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  const { body } = await world.request('POST', `/admin/emails/${id}/resend`)
  await until(
    () => status(world, body.id),
    (now) => now === 'sent',
  )
  assert.deepEqual([receiver.received.length, await status(world, id)], [1, 'kept'])
})

test('at a rate no more mails go out in a time than it allows, also after another process has begun', async () => {
  await using world = await startWorld()
  await using receiver = await startSmtpReceiver()
  for (let nth = 0; nth < 12; nth++) await anEmail(world, { to: { name: '', address: `${nth}@example.org` } })
  const settings = { smtpUrl: receiver.url, smtpRate: 20 }
  const began = performance.now()
  await using first = await startSending(world, settings)
  await until(
    async () => receiver.received.length,
    (count) => count >= 4,
  )
  await first.stop()
  await using _ = await startSending(anotherProcess(world), settings)
  await until(
    async () => receiver.received.length,
    (count) => count === 12,
  )
  assert.ok(performance.now() - began >= 12 * 50 - 5)
})

test('a server that wants a login and TLS gets both', async () => {
  await using world = await startWorld()
  await using receiver = await startSmtpReceiver({ tls: { from: 'start' }, login: { user: 'ada', pass: 'p@ss/ #1' } })
  await using _ = await startSending(world, { smtpUrl: `${receiver.url}?tls.rejectUnauthorized=false` })
  await anEmail(world)
  await until(
    async () => receiver.received.length,
    (count) => count === 1,
  )
  assert.deepEqual([receiver.received[0]!.secure, receiver.received[0]!.user], [true, 'ada'])
})
