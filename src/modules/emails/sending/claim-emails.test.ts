import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEmail } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { startSending } from '../../../../test/support/send.ts'
import { FRESH_SENDERS } from '../../../../test/support/senders.ts'
import { startSmtpReceiver } from '../../../../test/support/smtp-receiver.ts'
import { claimEmails } from './claim-emails.ts'
import { takeSenderLease } from './sender-lease.ts'

const HOUR_MS = 3_600_000
const to = (address: string) => ({ to: { name: 'A', address } })
const statuses = (world: World) =>
  world.query<{ id: number; status: string; reason: string | null }>('select id, status, reason from email order by id')

async function claim(world: World, max: number, { from = 0, limited = true } = {}) {
  const lease = await takeSenderLease(world.services)
  assert.ok(lease)
  const batch = await claimEmails(world.services, lease, { max, from, limited, own: FRESH_SENDERS })
  await world.query(`
    update email_sender set token = null, lease_until = '-infinity';
    update email set status = 'sent', claim = null where status = 'sending'`)
  return batch!
}

test('organisations take turns, however much one of them has waiting, and what is transactional goes first', async () => {
  await using world = await startWorld()
  for (const _ of [2, 3]) await world.stranger()
  for (let nth = 0; nth < 8; nth++) await anEmail(world, { ...to(`1-${nth}@example.org`), transactional: nth > 5 })
  for (const orgId of [2, 3])
    for (let nth = 0; nth < 2; nth++) await anEmail(world, to(`${orgId}-${nth}@example.org`), orgId)
  const addresses = async () => (await claim(world, 6)).claimed.map(({ to_address }) => to_address.split('@')[0])
  assert.deepEqual(await addresses(), ['1-6', '2-0', '3-0', '1-7', '2-1', '3-1'])
  assert.deepEqual(await addresses(), ['1-0', '1-1', '1-2', '1-3', '1-4', '1-5'])
  assert.deepEqual(await addresses(), [])
})

test('organisations without end are looked at one hundred at a time, each in its turn', async () => {
  await using world = await startWorld({ doctor: false })
  await world.query(`
    insert into organisation (name, plan, created_at) select 'Org ' || n, 'starter', now() from generate_series(2, 250) n;
    insert into email (org_id, uid, kind, language, to_name, to_address, to_key, subject, html, text, attachments, created_at, updated_at)
      select id, gen_random_uuid(), 'greeting', 'en', '', id || '@x.org', id || '@x.org', '', '', '', '[]', now(), now()
      from organisation o, generate_series(1, 2) where o.id > 1`)
  const orgs: number[] = []
  let from = 0
  for (let round = 0; round < 3; round++) {
    const batch = await claim(world, 100, { from })
    orgs.push(...batch.claimed.map(({ org_id }) => org_id))
    from = batch.next
  }
  assert.equal(new Set(orgs).size, 249)
  assert.equal(from, 0)
})

test('an address gets 20 mails in an hour, whoever writes to it, and the others wait and are sent', async () => {
  await using world = await startWorld()
  await using receiver = await startSmtpReceiver()
  await world.stranger()
  for (let nth = 0; nth < 25; nth++)
    await anEmail(world, to(nth % 2 === 0 ? 'ada@example.org' : 'ADA@Example.org'), (nth % 2) + 1)
  await anEmail(world, to('bob@example.org'))
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  const all = await until(
    () => statuses(world),
    (all) => all.filter(({ status }) => status === 'sent').length === 21,
  )
  assert.deepEqual([receiver.received.length, all.filter(({ status }) => status === 'queued').length], [21, 5])
  const left = await world.query<{ waits: number }>(`
    select extract(epoch from next_attempt_at - (select min(handed_over_at) from email))::float8 as waits
    from email where status = 'queued'`)
  assert.ok(left.every(({ waits }) => waits >= 3_600))
  world.advance(HOUR_MS + 60_000)
  await until(
    () => statuses(world),
    (all) => all.every(({ status }) => status === 'sent'),
  )
  assert.equal(receiver.received.length, 26)
})

test('what stays in the outbox reaches nobody, so an address may have any number of these', async () => {
  await using world = await startWorld()
  for (let nth = 0; nth < 30; nth++) await anEmail(world)
  await using _ = await startSending(world)
  await until(
    () => statuses(world),
    (all) => all.every(({ status }) => status === 'kept'),
  )
})

test('nothing is sent to an address to which the organisation does not write, and to one that has unsubscribed only what is transactional', async () => {
  await using world = await startWorld()
  await using receiver = await startSmtpReceiver()
  await world.stranger()
  const stop = (key: string, reason: string) =>
    world.query(
      `insert into email_suppression (org_id, address_key, address, reason, created_at) values (1, '${key}', '${key}', '${reason}', now())`,
    )
  for (const reason of ['rejected', 'manual', 'unsubscribed']) await stop(`${reason}@example.org`, reason)
  await stop('istanbul@example.org', 'manual')
  const [rejected, manual, unsubscribed, transactional, other, folded] = [
    await anEmail(world, to('Rejected@example.org')),
    await anEmail(world, to('manual@EXAMPLE.org')),
    await anEmail(world, { ...to('unsubscribed@example.org'), transactional: false }),
    await anEmail(world, to('unsubscribed@example.org')),
    await anEmail(world, to('rejected@example.org'), 2),
    await anEmail(world, to('ISTANBUL@example.org')),
  ]
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  const all = await until(
    () => statuses(world),
    (all) => all.every(({ status }) => !['queued', 'sending'].includes(status)),
  )
  const found = Object.fromEntries(
    all.map(({ id, status, reason }) => [id, [status, reason?.split(' ').slice(0, 4).join(' ')]]),
  )
  assert.deepEqual(found, {
    [rejected]: ['suppressed', 'A mail server permanently'],
    [manual]: ['suppressed', 'The organisation has suppressed'],
    [unsubscribed]: ['suppressed', 'The person has unsubscribed'],
    [transactional]: ['sent', undefined],
    [other]: ['sent', undefined],
    [folded]: ['suppressed', 'The organisation has suppressed'],
  })
  assert.equal(receiver.received.length, 2)
})
