import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAcceptedEmail, BOUNCES, bounceState, mailboxReader } from '../../../../test/support/bounce-mailbox.ts'
import { anotherProcess } from '../../../../test/support/deliver.ts'
import { anEmail } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { startMailbox } from '../../../../test/support/imap-mailbox.ts'
import { until } from '../../../../test/support/installation.ts'
import { aDeliveryReport } from '../../../../test/support/returned-mails.ts'
import { startSending } from '../../../../test/support/send.ts'
import { startSmtpReceiver } from '../../../../test/support/smtp-receiver.ts'
import { outbox } from '../../../../test/support/stored.ts'
import { isMailboxRead } from './mailbox-lease.ts'
import { watchMailbox } from './watch-mailbox.ts'

test('an email that is returned to its own address later suppresses the recipient, and is announced', async () => {
  await using world = await startWorld()
  await using receiver = await startSmtpReceiver()
  await using mailbox = await startMailbox({ tls: true, password: 'p@ss/ #1' })
  const settings = { smtpUrl: receiver.url, bounceAddress: BOUNCES, bounceImapUrl: mailbox.url }
  const id = await anEmail(world, { to: { name: 'Ada', address: 'ada@example.org' } })
  {
    await using _ = await startSending(world, settings)
    await until(
      async () => (await world.request('GET', `/admin/emails/${id}`)).body.status,
      (status) => status === 'sent',
    )
  }
  const { from } = receiver.received[0]!
  assert.match(from, /^bounces\+[\da-v]{26}@mail\.example\.org$/)
  // Servers may change the case of addresses.
  mailbox.put(aDeliveryReport({ to: from.toUpperCase() }))
  const services = { ...world.services, mail: { ...world.services.mail, ...settings } }
  const warnings: string[] = []
  const watching = await watchMailbox({ url: world.databaseUrl, services, warn: (_, text) => void warnings.push(text) })
  try {
    await until(
      async () => mailbox.unread(),
      (unread) => unread === 0,
    )
  } finally {
    await watching.stop()
  }
  assert.deepEqual([await bounceState(world, id), warnings], [['hard', ['mailbox hard'], ['rejected'], 1], []])
  const [{ data }] = (await outbox(world, 'email.bounced')) as [{ data: { reason: string; kind: string } }]
  assert.deepEqual(
    [data.kind, data.reason],
    ['hard', '550 5.1.1 <someone@example.net>: User    unknown in virtual mailbox table'],
  )
  assert.equal(mailbox.count(), 1, 'messages stay in the mailbox')
})

test('a process that dies between commit and mark repeats nothing, and marks afterwards', async () => {
  await using world = await startWorld()
  await using mailbox = await startMailbox()
  const { read, warnings } = mailboxReader(mailbox)
  const { id, path } = await anAcceptedEmail(world)
  mailbox.put(aDeliveryReport({ to: path }))
  let isBroken = true
  mailbox.intercept('UID STORE', async () => {
    assert.equal((await bounceState(world, id))[0], 'hard', 'committed before it is marked')
    return !isBroken
  })
  await read(world)
  assert.deepEqual([mailbox.unread(), warnings.length, await isMailboxRead(world.services)], [1, 1, false])
  isBroken = false
  await read(world)
  assert.deepEqual(await bounceState(world, id), ['hard', ['mailbox hard'], ['rejected'], 1])
  assert.deepEqual([mailbox.unread(), await isMailboxRead(world.services)], [0, true])
})

test('a message that breaks the connection is read after all others', async () => {
  await using world = await startWorld()
  await using mailbox = await startMailbox()
  const { read } = mailboxReader(mailbox)
  const { id, path } = await anAcceptedEmail(world)
  mailbox.put('Subject: breaks the server\r\n\r\n')
  mailbox.put(aDeliveryReport({ to: path }))
  mailbox.intercept('UID FETCH', (line) => !/UID FETCH 1 /i.test(line))
  await read(world)
  assert.deepEqual([mailbox.unread(), (await bounceState(world, id))[0]], [2, null])
  await read(world)
  assert.equal((await bounceState(world, id))[0], 'hard')
})

test('one process at a time reads the mailbox, and none before the pause is over', async () => {
  await using world = await startWorld()
  await using mailbox = await startMailbox()
  const many = Array.from({ length: 4 }, (_, nth) => ({
    world: nth === 0 ? world : anotherProcess(world),
    ...mailboxReader(mailbox, { pollMs: 60_000 }),
  }))
  await Promise.all(many.map(({ world, read }) => read(world)))
  for (const { world, read } of many) await read(world)
  assert.equal(mailbox.connections(), 1)
  await world.query(`update mailbox_reader set next_at = now()`)
  await many[3]!.read(many[3]!.world)
  assert.equal(mailbox.connections(), 2)
  // A clock that was ahead holds nothing up.
  await world.query(
    `update mailbox_reader set next_at = now() + interval '1 day', lease_until = now() + interval '1 day'`,
  )
  await many[2]!.read(many[2]!.world)
  assert.equal(mailbox.connections(), 3)
})

test('a rejected login and a server that is gone are reported without the password, and retried with growing pauses', async () => {
  await using world = await startWorld()
  await using mailbox = await startMailbox({ password: 'right' })
  const wrong = mailboxReader(mailbox, { url: mailbox.urlWith('bounces:hidden'), pollMs: 40_000 })
  const pauses: number[] = []
  for (let time = 0; time < 5; time++) {
    await world.query(`update mailbox_reader set next_at = now()`)
    await wrong.read(world)
    const [row] = await world.query<{ pause: number; failures: number; problem: string }>(
      'select round(extract(epoch from next_at - clock_timestamp()) / 10)::int * 10 as pause, failures, problem from mailbox_reader',
    )
    pauses.push(row!.pause)
    assert.deepEqual(
      [row!.failures, /^The server rejected the login: (?!.*hidden)/.test(row!.problem)],
      [time + 1, true],
    )
  }
  assert.deepEqual(pauses, [80, 160, 300, 300, 300])
  assert.equal(wrong.warnings.length, 5)
  assert.doesNotMatch(wrong.warnings.join(), /hidden/)
  await world.query(`update mailbox_reader set next_at = now()`)
  const away = mailboxReader(mailbox, { url: 'imap://bounces:hidden@127.0.0.1:1' })
  await away.read(world)
  assert.match(away.warnings.join(), /ECONNREFUSED/)
  await world.query(`update mailbox_reader set next_at = now()`)
  const right = mailboxReader(mailbox)
  await right.read(world)
  assert.deepEqual([right.warnings, await isMailboxRead(world.services)], [[], true])
})
