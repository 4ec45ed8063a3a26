import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examine } from '../src/doctor.ts'
import { sendExpiryNotices } from '../src/modules/certificates/expiry/send-expiry-notices.ts'
import { connection } from './support/connection.ts'
import { enterLog } from './support/enter-log.ts'
import { anAttendee, anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { breakingConnections, type Fault, holdBack, rewrite, untilBlocked } from './support/statements.ts'
import { outbox } from './support/stored.ts'

// As in races.test.ts, a race has a twin with its guard taken out, which must show the defect.

/** Certificates whose notices are due. */
async function dueOnes(world: World, howMany: number): Promise<any[]> {
  const event = await anEvent(world, { certificate_validity_days: 5 })
  for (let n = 0; n < howMany; n++) await anAttendee(world, event.id)
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`)
  await enterLog(world)
  return body.certificates
}

/** How often each certificate was announced. */
async function timesSent(world: World): Promise<number[]> {
  const sent = (await outbox(world, 'cert.expiring_soon')).map(({ data }) => data.certificate_id)
  return [...new Set(sent)].map((id) => sent.filter((each) => each === id).length)
}

async function sendTwiceAtOnce(world: World): Promise<number[]> {
  await dueOnes(world, 3)
  holdBack(world, 'from expiry_notice n join', 2)
  // Keeps the first transaction open until the second has looked.
  await world.query(`create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$;
    create trigger dawdle before insert on domain_event for each statement execute function dawdle()`)
  await Promise.all([sendExpiryNotices(world.services), sendExpiryNotices(world.services)])
  return timesSent(world)
}

const NAME = 'a certificate that expires has a notice that waits or was sent once; a revoked one waits for none'

/** Takes out what makes a notice go with its event: the locks, and the deletion. */
function sendWithoutGuard(world: World): void {
  rewrite(world, 'for update skip locked', '')
  rewrite(
    world,
    /delete from expiry_notice n using due where (.*) returning n\.certificate_id/,
    'select n.certificate_id from expiry_notice n join due on $1',
  )
}

test('two workers that look for due notices at once send each of them once', async () => {
  await using world = await startWorld()
  assert.deepEqual(await sendTwiceAtOnce(world), [1, 1, 1])
})

test('twin: without the guard both send them, and the doctor finds it', async () => {
  await using world = await startWorld({ doctor: false })
  sendWithoutGuard(world)
  assert.deepEqual(await sendTwiceAtOnce(world), [2, 2, 2])
  assert.ok((await examine(world.services)).some(({ invariant }) => invariant === NAME))
})

test('a run that is repeated sends nothing again', async () => {
  await using world = await startWorld()
  await dueOnes(world, 3)
  for (let run = 0; run < 3; run++) await sendExpiryNotices(world.services)
  assert.deepEqual(await timesSent(world), [1, 1, 1])
})

test('twin: without the guard it sends them each time', async () => {
  await using world = await startWorld({ doctor: false })
  sendWithoutGuard(world)
  await dueOnes(world, 3)
  for (let run = 0; run < 3; run++) await sendExpiryNotices(world.services)
  assert.deepEqual(await timesSent(world), [3, 3, 3])
})

/** Breaks the connection at one statement of a run after the other, and lets another run follow each time. */
async function breakEverywhere(world: World): Promise<{ made: number; sent: number[]; struck: string[] }> {
  const broken = breakingConnections(world)
  const struck: string[] = []
  let made = 0
  for (const fault of ['not done', 'done, answer lost'] as Fault[]) {
    for (let nth = 1; ; nth++) {
      made += (await dueOnes(world, 2)).length
      broken.arm(nth, fault)
      await sendExpiryNotices(world.services).catch(() => {})
      const text = broken.struck()
      broken.arm(0, fault)
      await sendExpiryNotices(world.services)
      if (text === null) break
      struck.push(text.trim().slice(0, 6))
    }
  }
  return { made, sent: await timesSent(world), struck }
}

test('wherever the connection breaks in a run, after the next one each notice has been sent once', async () => {
  await using world = await startWorld()
  const { made, sent, struck } = await breakEverywhere(world)
  assert.deepEqual(
    struck,
    [...Array(2)].flatMap(() => ['begin', 'with d', 'insert', 'commit']),
  )
  assert.deepEqual(sent, Array(made).fill(1))
})

test('twin: without the transaction notices are lost in between, and the doctor finds it', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, /^begin$/, 'select 1')
  const { made, sent } = await breakEverywhere(world)
  assert.ok(sent.length < made, `${sent.length} ${made}`)
  assert.ok((await examine(world.services)).some(({ invariant }) => invariant === NAME))
})

test('of revoking and announcing at once none is announced as expiring after it is revoked', async () => {
  await using world = await startWorld()
  const certificates = await dueOnes(world, 40)
  const revoke = ({ id }: any) => world.request('POST', `/admin/certificates/${id}/revoke`)
  const first = certificates.slice(0, 20).map(revoke)
  await Promise.all([...first, sendExpiryNotices(world.services), ...certificates.slice(20).map(revoke)])
  await sendExpiryNotices(world.services)
  assert.equal((await outbox(world, 'cert.revoked')).length, 40)
  const times = new Map<string, string>()
  for (const { event, timestamp, data } of await outbox(world)) {
    assert.ok(timestamp >= (times.get(data.certificate_id) ?? ''), event)
    assert.ok(!(event === 'cert.expiring_soon' && times.has(`revoked ${data.certificate_id}`)))
    times.set(data.certificate_id, timestamp)
    if (event === 'cert.revoked') times.set(`revoked ${data.certificate_id}`, timestamp)
  }
})

/** Certificates are entered into the log while a change of expiry_notice_days is about to be committed. */
async function enterWhileDaysChange(world: World): Promise<string[]> {
  const event = await anEvent(world, { certificate_validity_days: 90 })
  for (let n = 0; n < 3; n++) await anAttendee(world, event.id)
  await world.request('POST', `/admin/events/${event.id}/certificates`)
  await world.query(`create function wait_for_test() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(1); return null; end $$;
    create trigger wait_for_test after insert on audit_entry for each row when (new.action = 'event.update') execute function wait_for_test()`)
  await using gate = await connection(world.databaseUrl)
  await gate.client.query('select pg_advisory_lock(1)')
  const change = world.request('PATCH', `/admin/events/${event.id}`, { expiry_notice_days: 3 })
  await untilBlocked(world)
  const entered = enterLog(world)
  // Either it waits for the change, or nothing keeps it.
  await Promise.race([untilBlocked(world, 2), entered])
  await gate.client.query('select pg_advisory_unlock(1)')
  assert.equal((await change).status, 200)
  await entered
  return (await examine(world.services)).map(({ invariant }) => invariant)
}

test('notices of certificates that are entered during a change of expiry_notice_days follow the change', async () => {
  await using world = await startWorld()
  assert.deepEqual(await enterWhileDaysChange(world), [])
})

test('twin: without the lock of the event they keep the days from before, and the doctor finds it', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, /(expiry_notice_days as days from event .*) for key share/, '$1')
  const broken = await enterWhileDaysChange(world)
  assert.deepEqual(broken, ['a notice is due as many days before the expiry as its event says'])
})
