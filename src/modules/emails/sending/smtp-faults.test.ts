import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { anEmail } from '../../../../test/support/factories.ts'
import { freePort } from '../../../../test/support/free-port.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { startSending, triedEmail } from '../../../../test/support/send.ts'
import { type SmtpReaction, startSmtpReceiver } from '../../../../test/support/smtp-receiver.ts'

const MINUTE_MS = 60_000
/** Only time-outs are shortened, so that a busy machine changes no case. */
const UNHURRIED = { connectMs: 60_000, envelopeMs: 60_000, answerMs: 60_000 }
type SmtpTimes = typeof UNHURRIED
const HANGS: Record<string, Partial<SmtpTimes>> = {
  'no greeting': { connectMs: 300 },
  'no answer to the recipient': { envelopeMs: 300 },
  'no answer to the message': { answerMs: 300 },
}

type Receiver = NonNullable<Parameters<typeof startSmtpReceiver>[0]>
type Case = {
  fault: string
  receiver: Receiver
  url: (url: string) => string
  times: SmtpTimes
  /** State of the email after its first attempt. */
  outcome: 'deferred' | 'rejected' | 'unanswered'
  /** The server's response. */
  said: RegExp
  /** The address becomes suppressed. */
  isStopped: boolean
}

const at = (stage: string, reaction: SmtpReaction): Receiver => ({
  react: (moment) => (moment.stage === stage ? reaction : null),
})
const says = (stage: string, code: number, text: string) => at(stage, { code, text })
const ended = (outcome: Case['outcome'], isStopped: boolean) => {
  return (fault: string, receiver: Receiver, said: RegExp, url = (url: string) => url): Case => {
    const times = { ...UNHURRIED, ...HANGS[fault] }
    return { fault, receiver, url, times, outcome, said, isStopped }
  }
}
const putOff = ended('deferred', false)
const refused = ended('rejected', false)
const refusedForGood = ended('rejected', true)
const lost = ended('unanswered', false)

const FAULTS: Case[] = [
  putOff('nobody listens', {}, /ECONNREFUSED/, () => ''),
  putOff('421 instead of a greeting', says('connect', 421, 'Too busy'), /421 Too busy/),
  putOff('554 instead of a greeting', says('connect', 554, 'Not you'), /554 Not you/),
  putOff('a connection that ends before the greeting', at('connect', 'drop'), /closed|ended/i),
  putOff('no greeting', at('connect', 'hang'), /did not answer within 0\.3 seconds/),
  putOff('451 to the sender', says('mail', 451, 'Later'), /^451 Later$/),
  putOff('550 to the sender, which is no fault of the address', says('mail', 550, 'Who?'), /^550 Who\?$/),
  putOff('450 to the recipient', says('rcpt', 450, '4.2.1 Busy'), /^450 4\.2\.1 Busy$/),
  putOff('421 to the recipient', says('rcpt', 421, 'Closing'), /^421 Closing$/),
  refusedForGood('550 to the recipient', says('rcpt', 550, '5.1.1 No such user'), /^550 5\.1\.1 No such user$/),
  refusedForGood('550 to the recipient without an enhanced code', says('rcpt', 550, 'Nobody'), /^550 Nobody$/),
  refused('554 for what the sender may not do', says('rcpt', 554, '5.7.1 Relay denied'), /^554 5\.7\.1 Relay denied$/),
  putOff('a connection that ends at the recipient', at('rcpt', 'drop'), /closed|ended/i),
  putOff('no answer to the recipient', at('rcpt', 'hang'), /did not answer within 0\.3 seconds/),
  putOff('452 to the message', says('message', 452, 'Disk full'), /^452 Disk full$/),
  refused('554 to the message for what it says', says('message', 554, '5.6.0 Spam'), /^554 5\.6\.0 Spam$/),
  refusedForGood('552 to the message: a full mailbox', says('message', 552, '5.2.2 Full'), /^552 5\.2\.2 Full$/),
  lost('a connection that ends after the message', at('message', 'drop'), /closed|ended/i),
  lost('no answer to the message', at('message', 'hang'), /did not answer within 0\.3 seconds/),
  putOff('a certificate that nobody trusts', { tls: { from: 'starttls' } }, /certificate/i),
  putOff('a certificate that nobody trusts, from the start', { tls: { from: 'start' } }, /certificate/i),
  putOff('no TLS where it is wanted', {}, /STARTTLS|TLS|50\d/, (url) => `${url}?requireTLS=true`),
  putOff('wrong credentials', { login: { user: 'ada', pass: 'right' } }, /^535 5\.7\.8 Authentication/, (url) =>
    url.replace('right', 'wrong'),
  ),
]
const REASONS = {
  rejected: /permanently rejected it: 55/,
  unanswered: /handed over to the mail server, which did not answer/,
}

for (const { fault, receiver: script, url, times, outcome, said, isStopped } of FAULTS)
  test(`a mail ends in the right state with the server’s own words: ${fault}`, async () => {
    await using world = await startWorld()
    await using receiver = await startSmtpReceiver(script)
    const smtpUrl = url(receiver.url) || `smtp://127.0.0.1:${await freePort()}`
    await using sending = await startSending(world, { smtpUrl }, times)
    const id = await anEmail(world)
    const mail = await triedEmail(world, id)
    const [attempt] = mail.attempts
    assert.equal(attempt.outcome, outcome)
    assert.match(attempt.response, said)
    assert.equal(mail.unanswered, outcome === 'unanswered')
    assert.equal(mail.status, outcome === 'deferred' ? 'queued' : 'failed')
    if (outcome === 'deferred') {
      assert.equal(Date.parse(mail.next_attempt_at) - Date.parse(attempt.ended_at), MINUTE_MS)
    } else assert.match(mail.reason, REASONS[outcome])
    const stopped = await world.query('select address, reason, email_id from email_suppression')
    assert.deepEqual(stopped, isStopped ? [{ address: 'ada@example.org', reason: 'rejected', email_id: id }] : [])
    assert.deepEqual([receiver.received.length, sending.warnings], [0, []])
  })

test('a server that goes on talking, or says too much at once, holds up a mail no longer than one that is silent', async () => {
  const talks: Record<string, string> = { 'for ever': '220-and more\r\n', 'without an end of line': 'x'.repeat(60_000) }
  for (const [how, words] of Object.entries(talks)) {
    await using world = await startWorld()
    const server = createServer((socket) => {
      const timer = setInterval(() => socket.write(words), 5)
      socket.on('error', () => {}).on('close', () => clearInterval(timer))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    try {
      const { port } = server.address() as { port: number }
      await using _ = await startSending(
        world,
        { smtpUrl: `smtp://127.0.0.1:${port}` },
        { ...UNHURRIED, connectMs: 300 },
      )
      const mail = await triedEmail(world, await anEmail(world))
      assert.match(
        mail.attempts[0].response,
        /did not answer within|exceeds maximum|Greeting|ended|Unexpected|Invalid/,
        how,
      )
      assert.ok(mail.attempts[0].response.length <= 2_000)
    } finally {
      server.close()
    }
  }
})

test('a server that says that it has taken words which it has not had yet is not believed', async () => {
  await using world = await startWorld()
  const answers: Record<string, string> = {
    EHLO: '250 ok',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go\r\n250 taken',
  }
  const server = createServer((socket) => {
    socket.on('error', () => {}).write('220 hello\r\n')
    socket.on('data', (lines) => socket.write(`${answers[lines.toString().slice(0, 4)] ?? '250 ok'}\r\n`))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as { port: number }
    await using _ = await startSending(world, { smtpUrl: `smtp://127.0.0.1:${port}` }, UNHURRIED)
    const { status, attempts } = await triedEmail(world, await anEmail(world))
    assert.deepEqual([status, attempts[0].outcome, attempts[0].response], ['queued', 'deferred', '250 taken'])
  } finally {
    server.close()
  }
})
