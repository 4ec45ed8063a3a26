import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEmail } from '../../../../test/support/factories.ts'
import { freePort } from '../../../../test/support/free-port.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { startSending } from '../../../../test/support/send.ts'
import { type SmtpReaction, startSmtpReceiver } from '../../../../test/support/smtp-receiver.ts'

const MINUTE_MS = 60_000
const SOON = { connectMs: 300, envelopeMs: 300, answerMs: 300 }

const shown = async (world: World, id: number) => (await world.request('GET', `/admin/emails/${id}`)).body
/** The mail when its first attempts are over. */
const tried = (world: World, id: number, times = 1) =>
  until(
    () => shown(world, id),
    ({ status, attempts }) => status !== 'sending' && attempts.filter((one: any) => one.ended_at).length >= times,
  )
const at = (stage: string, reaction: SmtpReaction) => ({
  react: (moment: { stage: string }) => (moment.stage === stage ? reaction : null),
})

type Case = {
  fault: string
  receiver?: Parameters<typeof startSmtpReceiver>[0]
  url?: (url: string) => string
  /** What the mail says after its first attempt. */
  status: string
  outcome: string
  said: RegExp
  reason?: RegExp
  unanswered?: true
  /** Its address is written to no more. */
  stopped?: true
}

const refusal = (code: number, text: string): SmtpReaction => ({ code, text })
const FAULTS: Case[] = [
  { fault: 'nobody listens', url: () => '', status: 'queued', outcome: 'deferred', said: /ECONNREFUSED/ },
  {
    fault: '421 instead of a greeting',
    receiver: at('connect', refusal(421, 'Too busy')),
    status: 'queued',
    outcome: 'deferred',
    said: /^421 Too busy$|421 Too busy/,
  },
  {
    fault: '554 instead of a greeting',
    receiver: at('connect', refusal(554, 'Not you')),
    status: 'queued',
    outcome: 'deferred',
    said: /554 Not you/,
  },
  {
    fault: 'a connection that ends before the greeting',
    receiver: at('connect', 'drop'),
    status: 'queued',
    outcome: 'deferred',
    said: /closed|ended/i,
  },
  {
    fault: 'no greeting',
    receiver: at('connect', 'hang'),
    status: 'queued',
    outcome: 'deferred',
    said: /no answer within 0\.3 seconds/,
  },
  {
    fault: '451 to the sender',
    receiver: at('mail', refusal(451, 'Later')),
    status: 'queued',
    outcome: 'deferred',
    said: /^451 Later$/,
  },
  {
    fault: '550 to the sender, which is no fault of the address',
    receiver: at('mail', refusal(550, 'Who are you')),
    status: 'queued',
    outcome: 'deferred',
    said: /^550 Who are you$/,
  },
  {
    fault: '450 to the recipient',
    receiver: at('rcpt', refusal(450, '4.2.1 Busy')),
    status: 'queued',
    outcome: 'deferred',
    said: /^450 4\.2\.1 Busy$/,
  },
  {
    fault: '421 to the recipient',
    receiver: at('rcpt', refusal(421, 'Closing')),
    status: 'queued',
    outcome: 'deferred',
    said: /^421 Closing$/,
  },
  {
    fault: '550 to the recipient',
    receiver: at('rcpt', refusal(550, '5.1.1 No such user')),
    status: 'failed',
    outcome: 'rejected',
    said: /^550 5\.1\.1 No such user$/,
    reason: /refused it for good: 550 5\.1\.1 No such user/,
    stopped: true,
  },
  {
    fault: '550 to the recipient without an enhanced code',
    receiver: at('rcpt', refusal(550, 'Nobody')),
    status: 'failed',
    outcome: 'rejected',
    said: /^550 Nobody$/,
    stopped: true,
  },
  {
    fault: '554 to the recipient for what the sender may not do',
    receiver: at('rcpt', refusal(554, '5.7.1 Relay denied')),
    status: 'failed',
    outcome: 'rejected',
    said: /^554 5\.7\.1 Relay denied$/,
  },
  {
    fault: 'a connection that ends at the recipient',
    receiver: at('rcpt', 'drop'),
    status: 'queued',
    outcome: 'deferred',
    said: /closed|ended/i,
  },
  {
    fault: 'no answer to the recipient',
    receiver: at('rcpt', 'hang'),
    status: 'queued',
    outcome: 'deferred',
    said: /no answer within 0\.3 seconds/,
  },
  {
    fault: '452 to the message',
    receiver: at('message', refusal(452, 'Disk full')),
    status: 'queued',
    outcome: 'deferred',
    said: /^452 Disk full$/,
  },
  {
    fault: '554 to the message for what it says',
    receiver: at('message', refusal(554, '5.6.0 Looks like spam')),
    status: 'failed',
    outcome: 'rejected',
    said: /^554 5\.6\.0 Looks like spam$/,
  },
  {
    fault: '552 to the message for a mailbox that is full for good',
    receiver: at('message', refusal(552, '5.2.2 Mailbox full')),
    status: 'failed',
    outcome: 'rejected',
    said: /^552 5\.2\.2/,
    stopped: true,
  },
  {
    fault: 'a connection that ends after the message',
    receiver: at('message', 'drop'),
    status: 'failed',
    outcome: 'unanswered',
    said: /closed|ended/i,
    reason: /handed over to the mail server, which never said/,
    unanswered: true,
  },
  {
    fault: 'no answer to the message',
    receiver: at('message', 'hang'),
    status: 'failed',
    outcome: 'unanswered',
    said: /no answer within 0\.3 seconds/,
    unanswered: true,
  },
  {
    fault: 'a certificate that nobody trusts',
    receiver: { tls: { from: 'starttls' } },
    status: 'queued',
    outcome: 'deferred',
    said: /certificate/i,
  },
  {
    fault: 'a certificate that nobody trusts, from the start',
    receiver: { tls: { from: 'start' } },
    status: 'queued',
    outcome: 'deferred',
    said: /certificate/i,
  },
  {
    fault: 'no TLS where it is wanted',
    url: (url) => `${url}?requireTLS=true`,
    status: 'queued',
    outcome: 'deferred',
    said: /STARTTLS|TLS|50\d/,
  },
  {
    fault: 'wrong credentials',
    receiver: { login: { user: 'ada', pass: 'right' } },
    url: (url) => url.replace('right', 'wrong'),
    status: 'queued',
    outcome: 'deferred',
    said: /^535 5\.7\.8 Authentication credentials invalid$/,
  },
]

for (const { fault, receiver: script, url = (url: string) => url, ...expected } of FAULTS)
  test(`a mail ends in the right state with the server’s own words: ${fault}`, async () => {
    await using world = await startWorld()
    await using receiver = await startSmtpReceiver(script)
    const smtpUrl = url(receiver.url) || `smtp://127.0.0.1:${await freePort()}`
    await using sending = await startSending(world, { smtpUrl }, SOON)
    const id = await anEmail(world)
    const mail = await tried(world, id)
    const [attempt] = mail.attempts
    assert.deepEqual([mail.status, attempt.outcome], [expected.status, expected.outcome], JSON.stringify(attempt))
    assert.match(attempt.response, expected.said)
    assert.equal(mail.unanswered, expected.unanswered ?? false)
    if (mail.status === 'queued')
      assert.equal(Date.parse(mail.next_attempt_at) - Date.parse(attempt.ended_at), MINUTE_MS)
    else assert.match(mail.reason, expected.reason ?? /./)
    const stopped = await world.query<{ address: string; reason: string }>(
      'select address, reason, email_id from email_suppression',
    )
    assert.deepEqual(
      stopped,
      expected.stopped ? [{ address: 'ada@example.org', reason: 'rejected', email_id: id }] : [],
    )
    assert.deepEqual([receiver.received.length, sending.warnings], [0, []])
  })

test('a server that goes on talking, or says too much at once, holds up a mail no longer than one that is silent', async () => {
  const { createServer } = await import('node:net')
  const talks: Record<string, string> = { 'for ever': '220-and more\r\n', 'without an end of line': 'x'.repeat(60_000) }
  for (const [how, words] of Object.entries(talks)) {
    await using world = await startWorld()
    const server = createServer((socket) => {
      const timer = setInterval(() => socket.write(words), 5)
      socket.on('error', () => {}).on('close', () => clearInterval(timer))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    try {
      const { port } = server.address() as { port: number }
      await using _ = await startSending(world, { smtpUrl: `smtp://127.0.0.1:${port}` }, SOON)
      const mail = await tried(world, await anEmail(world))
      assert.match(mail.attempts[0].response, /no answer within|exceeds maximum|Greeting|ended|Unexpected|Invalid/, how)
      assert.ok(mail.attempts[0].response.length <= 2_000)
    } finally {
      server.close()
    }
  }
})

test('what is put off is tried again with growing waits for 24 hours, and has failed then', async () => {
  await using world = await startWorld()
  await using receiver = await startSmtpReceiver(at('rcpt', refusal(450, 'Greylisted')))
  world.stopClock(new Date('2026-12-01T10:00:00Z'))
  const id = await anEmail(world)
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  const waits: number[] = []
  for (let times = 1; ; times++) {
    const mail = await tried(world, id, times)
    if (mail.status === 'failed') {
      assert.match(mail.reason, /tried for 24 hours\. At last: 450 Greylisted/)
      assert.equal(mail.attempt_count, times)
      break
    }
    const now = world.services.now().getTime()
    waits.push((Date.parse(mail.next_attempt_at) - now) / MINUTE_MS)
    // A minute before nothing is tried.
    world.stopClock(new Date(mail.next_attempt_at))
  }
  assert.deepEqual(waits, [1, 5, 15, 30, 60, 120, 240, 240, 240, 240, 240, 9])
  assert.equal(
    waits.reduce((sum, wait) => sum + wait),
    24 * 60,
  )
})

test('a mail that is put off is sent when the server wants it, under the Message-ID and the date that it had', async () => {
  await using world = await startWorld()
  await using receiver = await startSmtpReceiver({
    react: ({ stage, nth }) => (stage === 'message' && nth === 0 ? refusal(451, 'Later') : null),
  })
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  const id = await anEmail(world)
  const { message_id, created_at } = await tried(world, id)
  world.advance(MINUTE_MS)
  const mail = await tried(world, id, 2)
  assert.deepEqual([mail.status, mail.attempt_count, mail.next_attempt_at], ['sent', 2, null])
  const { messageId, date } = await receiver.parsed()
  assert.equal(messageId, message_id)
  assert.equal(date?.getTime(), Math.floor(Date.parse(created_at) / 1000) * 1000)
})

test('a server that is away costs one mail an attempt, not all of them, and when it is back they go', async () => {
  await using world = await startWorld()
  let isAway = true
  await using receiver = await startSmtpReceiver({
    react: ({ stage }) => (stage === 'connect' && isAway ? refusal(421, 'Away') : null),
  })
  await using _ = await startSending(world, { smtpUrl: `${receiver.url}?maxConnections=1` })
  const ids = await Promise.all(Array.from({ length: 20 }, () => anEmail(world)))
  await until(
    async () => receiver.count('connect'),
    (count) => count >= 1,
  )
  isAway = false
  await until(
    () => world.query<{ n: number }>(`select count(*)::int as n from email where status = 'sent'`),
    ([row]) => row!.n >= ids.length - 2,
  )
  const attempts = await world.query(`select 1 from email_attempt where outcome = 'deferred'`)
  assert.ok(attempts.length <= 2, `${attempts.length} were tried in vain`)
})
