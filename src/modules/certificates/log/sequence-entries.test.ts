import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterLog } from '../../../../test/support/enter-log.ts'
import { aCertificate, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { notePlans } from '../../../../test/support/note-plans.ts'
import { breakingConnections, type Fault, holdFirst, holdLocks, rewrite } from '../../../../test/support/statements.ts'
import { count, outbox } from '../../../../test/support/stored.ts'
import { examine } from '../../../doctor.ts'
import { sendExpiryNotices } from '../expiry/send-expiry-notices.ts'
import { SEQUENCE_BATCH, sequenceEntries } from './sequence-entries.ts'

const positions = async (world: World) =>
  (await world.query<{ position: number }>('select position from certificate_log order by position')).map(
    ({ position }) => position,
  )
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('an entry has no position until it is entered, and entries are entered in the order in which they were written', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world)
  await world.request('POST', `/admin/certificates/${id}/reissue`, { attendee_name: 'Ada King' })
  assert.deepEqual(await positions(world), [null, null, null])
  assert.equal(await sequenceEntries(world.services, 1), 3)
  const entries = await world.query<{ action: string }>('select action from certificate_log order by position')
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['issued', 'revoked', 'issued'],
  )
  assert.deepEqual(await positions(world), [1, 2, 3])
  assert.equal(await sequenceEntries(world.services, 1), 0)
})

test('of more entries than a batch takes, each batch goes on where the one before ended', async () => {
  await using world = await startWorld()
  const entries = 2 * SEQUENCE_BATCH + 7
  await world.query(`insert into certificate_log (org_id, action, public_id, record_hash, at)
    select 1, 'issued', gen_random_uuid(), sha256(n::text::bytea), now() from generate_series(1, ${entries}) n`)
  const entered = []
  for (let some = 1; some > 0; entered.push(some)) some = await sequenceEntries(world.services, 1)
  assert.deepEqual(entered, [SEQUENCE_BATCH, SEQUENCE_BATCH, 7, 0])
  assert.deepEqual(await positions(world), upTo(entries))
})

test('entries are looked for among those that wait, also where all waited when statistics were made', async () => {
  await using world = await startWorld()
  using noted = await notePlans(world)
  await world.query(`insert into certificate_log (org_id, action, public_id, record_hash, at)
    select 1, 'issued', gen_random_uuid(), sha256(n::text::bytea), now() from generate_series(1, ${2 * SEQUENCE_BATCH}) n`)
  await world.query('analyze certificate_log')
  await enterLog(world)
  const looks = noted.plans.filter(({ text }) =>
    /record_hash, at from certificate_log\s.*position is null order by/s.test(text),
  )
  const looked = looks.flatMap(({ scans }) => scans.map(({ on }) => on))
  assert.deepEqual([...new Set(looked)], ['certificate_log_waiting'])
})

test('several sequencers at once, while others write, enter each entry once', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  let writing = true
  const sequencers = upTo(3).map(async () => {
    let entered = 0
    for (let last = 1; writing || last > 0; entered += last) last = await sequenceEntries(world.services, 1)
    return entered
  })
  const writers = upTo(4).map(async () => {
    for (let n = 0; n < 10; n++) {
      const { id } = await anAttendee(world, event.id)
      const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id] })
      if (n % 2) await world.request('POST', `/admin/certificates/${body.certificates[0].id}/revoke`)
    }
  })
  await Promise.all(writers)
  writing = false
  const entered = await Promise.all(sequencers)
  await enterLog(world)
  assert.ok(entered.reduce((sum, each) => sum + each, 0) <= 60)
  assert.deepEqual(await positions(world), upTo(60))
})

/** A sequencer stands before it looks for entries, while another enters what there is and more is written. */
async function enterBehindAnother(world: World): Promise<void> {
  await aCertificate(world)
  using held = holdFirst(world, 'select org_id, id, action')
  const first = sequenceEntries(world.services, 1)
  await held.reached
  const others = await sequenceEntries(world.services, 1)
  await aCertificate(world)
  held.release()
  const [{ status, reason }] = (await Promise.allSettled([first])) as [any]
  if (status === 'rejected') throw reason
  assert.equal(others, 0, 'the other one takes nothing while the head is held')
}

test('while one sequencer has the head, another leaves the organisation to it', async () => {
  await using world = await startWorld()
  await enterBehindAnother(world)
  assert.deepEqual(await positions(world), [1, 2])
})

test('twin: without the lock of the head the database refuses that a position is given twice', async () => {
  await using world = await startWorld()
  rewrite(world, /(from certificate_log_head where .*) for update skip locked/, '$1')
  await assert.rejects(enterBehindAnother(world), /certificate_log_position_key/)
})

test('twin: without its unique key too the chain is broken, and the doctor finds it', async () => {
  await using world = await startWorld({ doctor: false })
  await world.query('alter table certificate_log drop constraint certificate_log_position_key')
  rewrite(world, /(from certificate_log_head where .*) for update skip locked/, '$1')
  await assert.rejects(enterBehindAnother(world), /takes nothing/)
  assert.deepEqual(await positions(world), [1, 1])
  const broken = (await examine(world.services)).map(({ invariant }) => invariant)
  assert.ok(broken.includes('the issuance log is an unbroken chain'), broken.join())
})

test('entries and the notices that follow from them are entered together or not at all', async () => {
  await using world = await startWorld()
  await aCertificate(world, { certificate_validity_days: 40 })
  await world.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before insert on expiry_notice for each row execute function refuse()`)
  await assert.rejects(sequenceEntries(world.services, 1), /refused/)
  assert.deepEqual([await positions(world), await count(world, 'expiry_notice')], [[null], 0])
  await world.query('drop function refuse cascade')
  assert.equal(await sequenceEntries(world.services, 1), 1)
  assert.deepEqual([await positions(world), await count(world, 'expiry_notice')], [[1], 1])
})

/** Breaks the connection at one statement of a batch after the other, and lets another sequencer follow each time. */
async function breakEverywhere(world: World): Promise<string[]> {
  const event = await anEvent(world, { certificate_validity_days: 40 })
  const broken = breakingConnections(world)
  const struck: string[] = []
  for (const fault of ['not done', 'done, answer lost'] as Fault[]) {
    for (let nth = 1; ; nth++) {
      const { id } = await anAttendee(world, event.id)
      await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id] })
      broken.arm(nth, fault)
      await sequenceEntries(world.services, 1).catch(() => {})
      const text = broken.struck()
      broken.arm(0, fault)
      await enterLog(world)
      if (text === null) break
      struck.push(text.trim().slice(0, 6))
    }
  }
  return struck
}

test('wherever the connection breaks in a batch, after the next one each entry stands in the log once, with its notice', async () => {
  await using world = await startWorld()
  const struck = await breakEverywhere(world)
  const statements = ['begin', 'select', 'select', 'with m', 'with m', 'commit']
  assert.deepEqual(struck, [...statements, ...statements])
  assert.deepEqual(await positions(world), upTo(14))
  assert.equal(await count(world, 'expiry_notice'), 14)
})

test('twin: without the transaction notices are lost in between, and the doctor finds it', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, /^begin$/, 'select 1')
  await breakEverywhere(world)
  assert.ok((await count(world, 'expiry_notice')) < (await count(world, 'certificate')))
  const broken = (await examine(world.services)).map(({ invariant }) => invariant)
  assert.ok(
    broken.some((invariant) => invariant.includes('has a notice that waits or was sent once')),
    broken.join(),
  )
})

test('a certificate that is revoked before or after it is entered is not announced, and keeps no notice', async () => {
  await using world = await startWorld()
  const days = { certificate_validity_days: 5 }
  const [before, after] = [await aCertificate(world, days), await aCertificate(world, days)]
  await world.request('POST', `/admin/certificates/${before.id}/revoke`)
  await enterLog(world)
  assert.deepEqual(await world.query('select certificate_id from expiry_notice'), [{ certificate_id: after.id }])
  await world.request('POST', `/admin/certificates/${after.id}/revoke`)
  await sendExpiryNotices(world.services)
  assert.deepEqual(await outbox(world, 'cert.expiring_soon'), [])
  await enterLog(world)
  assert.equal(await count(world, 'expiry_notice'), 0)
})

test('twin: without the guard of the sender a revoked certificate is announced as expiring', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world, { certificate_validity_days: 5 })
  await enterLog(world)
  await world.request('POST', `/admin/certificates/${id}/revoke`)
  rewrite(world, "and c.status <> 'revoked' order by n.due_at", 'order by n.due_at')
  await sendExpiryNotices(world.services)
  assert.equal((await outbox(world, 'cert.expiring_soon')).length, 1)
})

test('a certificate that is being revoked while it is entered loses its notice with the next entry', async () => {
  await using world = await startWorld()
  const { id } = await aCertificate(world, { certificate_validity_days: 5 })
  {
    await using _ = await holdLocks(world, `select 1 from certificate where id = ${id} for no key update`)
    await enterLog(world)
  }
  assert.equal(await count(world, 'expiry_notice'), 1)
  await world.request('POST', `/admin/certificates/${id}/revoke`)
  await enterLog(world)
  assert.equal(await count(world, 'expiry_notice'), 0)
})
