import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examine } from '../src/doctor.ts'
import { runBulkJob } from '../src/modules/bulk-certificates/run-bulk-job.ts'
import { aCertificate, anAttendee, anEvent } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { holdBack, rewrite } from './support/statements.ts'
import { aBulkJob, count, outbox, submit } from './support/stored.ts'

// Each race has a twin: the same with its guard taken out of the test's own database, which must show the defect.

const times = <T>(howMany: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: howMany }, (_, index) => work(index)))

async function issueTwenty(world: World) {
  // The first certificate of an organisation makes its design version, behind which the others would queue.
  await aCertificate(world)
  const event = await anEvent(world)
  const { id } = await anAttendee(world, event.id)
  holdBack(world, 'insert into certificate (', 20)
  // Requests without a key for the attendee would share one statement.
  const answers = await times(20, (index) =>
    world.request('POST', `/admin/events/${event.id}/certificates`, index % 2 ? { attendee_ids: [id] } : {}, {
      headers: { 'idempotency-key': `issue-${index}` },
    }),
  )
  const issued = answers.reduce((sum, { body }) => sum + (body.issued ?? 0), 0)
  const events = (await outbox(world, 'cert.issued')).filter(({ data }) => data.event_id === event.id).length
  return {
    statuses: answers.map(({ status }) => status),
    issued,
    events,
    stored: await count(world, `certificate where event_id = ${event.id}`),
  }
}

test('20 requests at once to issue to one attendee make one certificate and one cert.issued', async () => {
  await using world = await startWorld()
  const { statuses, issued, events, stored } = await issueTwenty(world)
  assert.deepEqual(statuses.sort(), [...Array(19).fill(200), 201])
  assert.deepEqual([issued, events, stored], [1, 1, 1])
})

test('twin: without the unique key several are made, and the doctor finds them', async () => {
  await using world = await startWorld({ doctor: false })
  await world.query('drop index certificate_one_active_of_kind')
  rewrite(world, "on conflict (event_id, attendee_id, kind) where status = 'active' do nothing", '')
  const { stored, events } = await issueTwenty(world)
  assert.ok(stored > 1 && events === stored, `${stored} ${events}`)
  assert.ok((await broken(world)).includes('an attendee has at most one active certificate of a kind in an event'))
})

async function overspend(world: World) {
  const event = await anEvent(world)
  const names = ['A', 'B', 'C', 'D', 'E']
  const answers = await times(10, () => submit(world, event.id, names))
  const [{ balance }] = (await world.query<{ balance: number }>('select balance from credit_balance')) as [any]
  return { accepted: answers.filter(({ status }) => status === 201).length, balance }
}

test('ten uploads at once spend no credit that is not there', async () => {
  await using world = await startWorld({ credits: 17 })
  assert.deepEqual(await overspend(world), { accepted: 3, balance: 2 })
})

test('twin: without the guard in the update and the check, the balance becomes negative, and the doctor finds it', async () => {
  await using world = await startWorld({ credits: 17, doctor: false })
  await world.query('alter table credit_balance drop constraint credit_balance_balance_check')
  rewrite(world, ' >= 0 and held', ' is not null and held')
  const { accepted, balance } = await overspend(world)
  assert.deepEqual([accepted, balance], [10, -33])
  assert.deepEqual(await broken(world), ['the balance and what is held are the sums of the ledger, and not negative'])
})

async function revokeTwenty(world: World) {
  const { id } = await aCertificate(world)
  holdBack(world, 'and c.xmin = ', 20)
  const path = `/admin/certificates/${id}`
  const answers = await times(20, (index) =>
    index % 2 ? world.request('DELETE', path) : world.request('POST', `${path}/revoke`),
  )
  return { statuses: new Set(answers.map(({ status }) => status)), sent: (await outbox(world, 'cert.revoked')).length }
}

test('20 requests at once to revoke all succeed and send one cert.revoked', async () => {
  await using world = await startWorld()
  assert.deepEqual(await revokeTwenty(world), { statuses: new Set([200, 204]), sent: 1 })
})

test('twin: without the guard in the update every one of them sends it', async () => {
  await using world = await startWorld({ doctor: false })
  await world.query('drop index certificate_log_once')
  rewrite(world, "and c.status <> 'revoked' returning", 'returning')
  assert.equal((await revokeTwenty(world)).sent, 20)
})

async function cancelWhileItCompletes(world: World) {
  const { job, path } = await aBulkJob(world, (await anEvent(world)).id, 2)
  const { put } = world.services.blobs
  let cancelled: number | null = null
  Object.assign(world.services.blobs, {
    put: async (...args: Parameters<typeof put>) => {
      cancelled = (await world.request('POST', `${path}/cancel`)).status
      await put(...args)
    },
  })
  await runBulkJob(world.services, { org_id: 1, bulk_job_id: job.id })
  const status = (await world.request('GET', path)).body.status
  return { cancelled, status, certificates: await count(world, 'certificate') }
}

test('a job that is cancelled before its last transaction stays cancelled', async () => {
  await using world = await startWorld()
  assert.deepEqual(await cancelWhileItCompletes(world), { cancelled: 200, status: 'cancelled', certificates: 0 })
})

test('twin: without the claim in the last transaction a cancelled job cannot be told from a completed one', async () => {
  await using world = await startWorld({ doctor: false })
  await world.query(
    'drop index credit_entry_one_end; alter table credit_balance drop constraint credit_balance_held_check',
  )
  rewrite(
    world,
    /and status = 'processing' and claim_token = (\$\d+)( returning emails)?$/,
    'and ($1::uuid is not null)$2',
  )
  rewrite(world, ' and held + ', ' or held + ')
  assert.deepEqual(await cancelWhileItCompletes(world), { cancelled: 200, status: 'completed', certificates: 2 })
  assert.ok(
    (await broken(world)).includes(
      'every bulk job has one hold, and a capture or release if and only if it is finished',
    ),
  )
})

async function broken(world: World): Promise<string[]> {
  return (await examine(world.services)).map(({ invariant }) => invariant)
}
