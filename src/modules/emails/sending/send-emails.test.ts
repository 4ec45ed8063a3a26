import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anotherProcess } from '../../../../test/support/deliver.ts'
import { anEmail } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { startSending } from '../../../../test/support/send.ts'
import { startSmtpReceiver } from '../../../../test/support/smtp-receiver.ts'

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

test('without a server mails stay in the outbox and count as sent', async () => {
  await using world = await startWorld()
  await using sending = await startSending(world)
  const id = await anEmail(world)
  await until(
    () => status(world, id),
    (now) => now === 'sent',
  )
  assert.deepEqual(sending.warnings, [])
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
