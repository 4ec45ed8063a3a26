import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEmail } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { startSending, triedEmail } from '../../../../test/support/send.ts'
import { startSmtpReceiver } from '../../../../test/support/smtp-receiver.ts'

const MINUTE_MS = 60_000
const LATER = { code: 450, text: 'Greylisted' }

test('what is put off is tried again with growing waits for 24 hours, and has failed then', async () => {
  await using world = await startWorld()
  await using receiver = await startSmtpReceiver({ react: ({ stage }) => (stage === 'rcpt' ? LATER : null) })
  world.stopClock(new Date('2026-12-01T10:00:00Z'))
  const id = await anEmail(world)
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  const waits: number[] = []
  for (let times = 1; ; times++) {
    const mail = await triedEmail(world, id, times)
    if (mail.status === 'failed') {
      assert.match(mail.reason, /tried for 24 hours without success\. Last response: 450 Greylisted/)
      assert.equal(mail.attempt_count, times)
      break
    }
    const now = world.services.now().getTime()
    waits.push((Date.parse(mail.next_attempt_at) - now) / MINUTE_MS)
    // Nothing is tried a minute earlier.
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
    react: ({ stage, nth }) => (stage === 'message' && nth === 0 ? LATER : null),
  })
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  const id = await anEmail(world)
  const { message_id, created_at } = await triedEmail(world, id)
  world.advance(MINUTE_MS)
  const mail = await triedEmail(world, id, 2)
  assert.deepEqual([mail.status, mail.attempt_count, mail.next_attempt_at], ['sent', 2, null])
  const { messageId, date } = await receiver.parsed()
  assert.equal(messageId, message_id)
  assert.equal(date?.getTime(), Math.floor(Date.parse(created_at) / 1000) * 1000)
})

test('a server that is away costs one mail an attempt, not all of them, and when it is back they go', async () => {
  await using world = await startWorld()
  let isAway = true
  await using receiver = await startSmtpReceiver({
    react: ({ stage }) => (stage === 'connect' && isAway ? { code: 421, text: 'Away' } : null),
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
