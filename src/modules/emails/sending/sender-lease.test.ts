import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anotherProcess } from '../../../../test/support/deliver.ts'
import { anEmail } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { startSending } from '../../../../test/support/send.ts'
import { FRESH_SENDERS } from '../../../../test/support/senders.ts'
import { startSmtpReceiver } from '../../../../test/support/smtp-receiver.ts'
import { claimEmails } from './claim-emails.ts'
import { beginAttempt, markHandedOver } from './email-attempts.ts'
import { endAttempts } from './end-attempts.ts'
import { endUnanswered } from './end-unanswered.ts'
import { releaseSenderLease, renewSenderLease, type SenderLease, takeSenderLease } from './sender-lease.ts'

const claimAll = (world: World, lease: SenderLease) =>
  claimEmails(world.services, lease, { max: 10, from: 0, limited: true, own: FRESH_SENDERS })
const endLease = (world: World) => world.query(`update email_sender set lease_until = '-infinity'`)
const rowOf = async (world: World, id: number) =>
  (await world.query<any>(`select status, claim, attempts, unanswered from email where id = ${id}`))[0]

test('one process at a time has the lease, and another has it when it is released or over', async () => {
  await using world = await startWorld()
  const lease = (await takeSenderLease(world.services))!
  assert.equal(await takeSenderLease(world.services), null)
  assert.deepEqual(await renewSenderLease(world.services, lease), { isDue: false })
  await releaseSenderLease(world.services, lease)
  const second = (await takeSenderLease(world.services))!
  await endLease(world)
  const third = (await takeSenderLease(world.services))!
  const id = await anEmail(world)
  for (const old of [lease, second]) {
    assert.equal(await renewSenderLease(world.services, old), null)
    assert.equal(await claimAll(world, old), null)
  }
  assert.equal((await rowOf(world, id)).status, 'queued')
  assert.ok(await renewSenderLease(world.services, third))
})

test('a lease and mails from a clock that was ahead hold nothing up: another process takes the lease and sends at once', async () => {
  await using world = await startWorld()
  const lease = (await takeSenderLease(world.services))!
  await anEmail(world)
  const ahead = (seconds: number) =>
    world.query(`update email_sender set lease_until = now() + interval '${seconds} s'`)
  await ahead(7)
  assert.equal(await takeSenderLease(world.services), null)
  await ahead(86_400)
  await world.query(
    `update email set next_attempt_at = next_attempt_at + interval '1 day', updated_at = updated_at + interval '1 day'`,
  )
  const next = (await takeSenderLease(world.services))!
  assert.equal(await renewSenderLease(world.services, lease), null)
  assert.equal((await claimAll(world, next))!.claimed.length, 1)
})

test('of many that want the lease at once one gets it', async () => {
  await using world = await startWorld()
  const leases = await Promise.all(Array.from({ length: 10 }, () => takeSenderLease(world.services)))
  assert.equal(leases.filter((lease) => lease !== null).length, 1)
})

test('a process that has lost the lease hands nothing over and changes nothing, at whatever step it stopped', async () => {
  await using world = await startWorld()
  const { services } = world
  const ids = [await anEmail(world), await anEmail(world), await anEmail(world)]
  const [claimed, begun, handed] = ids as [number, number, number]
  const lease = (await takeSenderLease(services))!
  assert.equal((await claimAll(world, lease))!.claimed.length, 3)
  const of = (id: number, { token } = lease) => ({ id, token })
  assert.equal(await beginAttempt(services, of(begun)), 1)
  assert.equal(await beginAttempt(services, of(handed)), 1)
  assert.equal(await markHandedOver(services, of(handed)), true)
  await endLease(world)
  const next = (await takeSenderLease(services))!

  assert.deepEqual(
    [await rowOf(world, claimed), await rowOf(world, begun)].map(({ status }) => status),
    ['queued', 'queued'],
  )
  assert.equal((await rowOf(world, handed)).status, 'sending')
  assert.equal(await beginAttempt(services, of(claimed)), null)
  assert.equal(await markHandedOver(services, of(begun)), false)
  const sent = {
    at: new Date(),
    outcome: { kind: 'sent', response: '250' } as const,
    step: { status: 'sent', nextAttemptAt: null, reason: null, unanswered: false } as const,
  }
  await endAttempts(services, [{ ...of(begun), number: 1, ...sent }])
  assert.equal((await rowOf(world, begun)).status, 'queued')
  const again = (await claimAll(world, next))!.claimed.map(({ id }) => id)
  assert.deepEqual(again, [claimed, begun])
  // Its successor may be handing this one over right now, so a late result must not requeue it.
  const deferred = {
    at: new Date(),
    outcome: { kind: 'deferred', response: '451' } as const,
    step: { status: 'queued', nextAttemptAt: new Date(), reason: null, unanswered: false } as const,
  }
  await endAttempts(services, [{ ...of(begun), number: 1, ...deferred }])
  assert.deepEqual(await rowOf(world, begun), { status: 'sending', claim: next.token, attempts: 1, unanswered: false })
  // For a while only the previous process can report on emails it had handed over.
  await endAttempts(services, [{ ...of(handed), number: 1, ...sent }])
  assert.equal((await rowOf(world, handed)).status, 'sent')
  const attempts = await world.query<{ outcome: string }>('select outcome from email_attempt order by id')
  assert.deepEqual(
    attempts.map(({ outcome }) => outcome),
    ['interrupted', 'sent'],
  )
  await world.query(`update email set status = 'queued', claim = null where status = 'sending'`)
})

test('what a process had handed over when it died ends as unanswered, and is not sent again', async () => {
  await using world = await startWorld()
  await using receiver = await startSmtpReceiver()
  const id = await anEmail(world)
  const lease = (await takeSenderLease(world.services))!
  await claimAll(world, lease)
  await beginAttempt(world.services, { id, token: lease.token })
  await markHandedOver(world.services, { id, token: lease.token })
  await endLease(world)
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  const row = await until(
    () => rowOf(world, id),
    ({ status }) => status !== 'sending',
  )
  assert.deepEqual(row, { status: 'failed', claim: null, attempts: 1, unanswered: true })
  const { body } = await world.request('GET', `/admin/emails/${id}`)
  assert.deepEqual([body.unanswered, body.attempts[0].outcome], [true, 'unanswered'])
  assert.match(body.reason, /did not answer/)
  assert.equal(receiver.received.length, 0)
})

test('a mail that its sender is still handing over is not ended as unanswered by the sender itself', async () => {
  await using world = await startWorld()
  const { services } = world
  const id = await anEmail(world)
  const lease = (await takeSenderLease(services))!
  await claimAll(world, lease)
  await beginAttempt(services, { id, token: lease.token })
  await markHandedOver(services, { id, token: lease.token })
  await endUnanswered(services, lease)
  assert.deepEqual(await rowOf(world, id), { status: 'sending', claim: lease.token, attempts: 1, unanswered: false })
  await endLease(world)
  await endUnanswered(services, (await takeSenderLease(services))!)
  assert.deepEqual(await rowOf(world, id), { status: 'failed', claim: null, attempts: 1, unanswered: true })
})

test('a mail that is cancelled, erased or deleted while it is on its way to the server is not handed over', async () => {
  await using world = await startWorld()
  const ends: ((id: number) => Promise<unknown>)[] = [
    (id) => world.request('POST', `/admin/emails/${id}/cancel`),
    (id) => world.query(`update email set status = 'cancelled', claim = null, to_address = '' where id = ${id}`),
    (id) => world.query(`delete from email where id = ${id}`),
  ]
  const waiting: (() => Promise<unknown>)[] = ends.map((end) => () => end(nth.shift()!))
  const nth: number[] = []
  await using receiver = await startSmtpReceiver({
    react: async ({ stage }) => {
      if (stage === 'rcpt') await waiting.shift()?.()
      return null
    },
  })
  for (const _ of ends) nth.push(await anEmail(world))
  await using sending = await startSending(world, { smtpUrl: `${receiver.url}?maxConnections=1` })
  await until(
    () =>
      world.query(
        `select 1 from email where status in ('queued', 'sending') union all select 1 from email_attempt where ended_at is null`,
      ),
    (left) => left.length === 0,
  )
  assert.deepEqual([waiting.length, receiver.received.length, sending.warnings], [0, 0, []])
})

test('two processes send each mail once', async () => {
  await using world = await startWorld()
  await using receiver = await startSmtpReceiver()
  for (let nth = 0; nth < 60; nth++) await anEmail(world, { to: { name: '', address: `${nth}@example.org` } })
  await using first = await startSending(world, { smtpUrl: receiver.url })
  await using second = await startSending(anotherProcess(world), { smtpUrl: receiver.url })
  await until(
    async () => receiver.received.length,
    (count) => count >= 20,
  )
  await first.stop()
  for (let nth = 60; nth < 80; nth++) await anEmail(world, { to: { name: '', address: `${nth}@example.org` } })
  await until(
    () => world.query(`select 1 from email where status in ('queued', 'sending')`),
    (left) => left.length === 0,
  )
  assert.deepEqual(await world.query(`select 1 from email where status <> 'sent'`), [])
  assert.equal(new Set(receiver.received.map(({ to }) => to[0])).size, 80)
  assert.equal(receiver.received.length, 80)
  assert.deepEqual([...first.warnings, ...second.warnings], [])
})

test('while connections to the database are cut, each mail is sent once, and what the server answers is written down', async () => {
  await using world = await startWorld()
  await using receiver = await startSmtpReceiver()
  for (let nth = 0; nth < 120; nth++) await anEmail(world, { to: { name: '', address: `${nth}@example.org` } })
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  for (let cut = 1; cut <= 6; cut++) {
    await until(
      async () => receiver.received.length,
      (count) => count >= cut * 15,
    )
    await world.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ~ 'email'`)
  }
  await until(
    () => world.query(`select 1 from email where status in ('queued', 'sending')`),
    (left) => left.length === 0,
  )
  assert.deepEqual(await world.query(`select status, reason from email where status <> 'sent'`), [])
  assert.equal(new Set(receiver.received.map(({ to }) => to[0])).size, 120)
  assert.equal(receiver.received.length, 120)
})
