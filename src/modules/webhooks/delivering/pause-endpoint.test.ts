import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { auditOf } from '../../../../test/support/stored.ts'
import { anEndpoint, deliveriesOf, someEvents } from '../../../../test/support/webhooks.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import { closeAttempts } from './close-attempts.ts'
import { acquireLease } from './endpoint-lease.ts'

const DAY_MS = 86_400_000
const BEGUN = Date.parse('2027-03-01T10:00:00Z')

/**
 * An endpoint in a world with a stopped clock, and a function that makes its deliveries fail for good on a later day.
 */
async function anEndpointFailing(world: World) {
  const { id } = await anEndpoint(world, 'https://example.com/')
  const { services } = world
  const end = async (day: number, count: number, error: 'connection' | null = 'connection') => {
    world.stopClock(new Date(BEGUN + day * DAY_MS))
    await someEvents(world, count)
    await world.query(`update webhook_delivery set attempts = 2 where status = 'pending'`)
    const lease = (await acquireLease(services, id))!
    const claimed = (await claimDeliveries(services, lease, count))!
    assert.equal(claimed.length, count)
    const at = services.now()
    const outcome = { statusCode: error ? null : 200, error, responseBody: null, truncated: false }
    await closeAttempts(
      services,
      lease,
      claimed.map((each) => ({ ...outcome, claimed: each, startedAt: at, endedAt: at })),
    )
    await world.query(`update webhook_endpoint set lease_token = null, lease_until = null`)
  }
  const read = async () => (await world.request('GET', `/admin/webhooks/${id}`)).body
  return { id, end, read }
}

test('an endpoint is paused after ten failures in a row over five days, says why, and gets nothing more', async () => {
  await using world = await startWorld({ doctor: false })
  const { id, end, read } = await anEndpointFailing(world)
  await end(0, 10)
  assert.equal((await read()).active, true, 'ten failures of one minute are an outage')
  await end(4.99, 1)
  assert.equal((await read()).active, true)
  world.stopClock(new Date(BEGUN + 5 * DAY_MS))
  await someEvents(world, 2)
  await world.query(`update webhook_delivery set next_attempt_at = 'infinity' where status = 'pending'`)
  await end(5, 1)
  const { active, paused_reason } = await read()
  assert.equal(active, false)
  assert.match(
    paused_reason,
    /^Paused on 2027-03-06T10:00:00\.000Z: at least 10 deliveries in a row failed over 5 days/,
  )
  const statuses = (await deliveriesOf(world, id)).map(({ status }) => status)
  assert.deepEqual(statuses, [...Array(11).fill('failed'), 'cancelled', 'cancelled', 'failed'])
  const [entry] = await auditOf(world, 'webhook_endpoint.pause')
  assert.deepEqual([entry.subject_id, entry.after.active], [id, false])
  assert.equal(await acquireLease(world.services, id), null)
})

test('nine failures over a week, or ten with a success between them, pause nothing', async () => {
  await using world = await startWorld({ doctor: false })
  const { end, read } = await anEndpointFailing(world)
  await end(0, 8)
  await end(7, 1)
  assert.equal((await read()).active, true)
  await end(7, 1, null)
  assert.equal((await read()).failing_since, null)
  await end(8, 9)
  await end(14, 0 + 1, null)
  await end(14, 1)
  assert.equal((await read()).active, true)
})
