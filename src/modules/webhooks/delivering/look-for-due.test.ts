import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anotherProcess, FOR_EVER_MS, startDelivering } from '../../../../test/support/deliver.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { startReceiver } from '../../../../test/support/receiver.ts'
import { rewriteEverywhere } from '../../../../test/support/statements.ts'
import { anEndpoint, someEvents } from '../../../../test/support/webhooks.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { acquireLease } from './endpoint-lease.ts'
import { sweepAttempts } from './sweep-attempts.ts'

for (const [whose, theirs] of [
  ['of the process that sends', (world) => world],
  ['of a process that sends nothing', anotherProcess],
] satisfies [string, typeof anotherProcess][]) {
  test(`events ${whose} arrive without a look at all endpoints, at one that is kept and at one that is not`, async () => {
    await using receiver = await startReceiver({ status: 200 })
    await using world = await startWorld({ allowTargets: [receiver.host], doctor: false })
    using _free = rewriteEverywhere('where w.active and (lease_until', 'where false and w.active and (lease_until')
    using _kept = rewriteEverywhere('where w.id = any(', 'where false and w.id = any(')
    await using _ = await startDelivering(world, undefined, FOR_EVER_MS)
    for (const path of ['/one', '/two']) await anEndpoint(world, receiver.url + path)
    const ctx = jobContext(theirs(world).services, 1, 'test')
    for (let n = 1; n <= 5; n++) {
      await inTransaction(ctx, (ctx) => recordEvents(ctx, [{ type: 'cert.revoked', subjectId: n, data: {} }]))
      await until(
        async () => receiver.received.length,
        (count) => count === 2 * n,
        5,
      )
    }
  })
}

test('an endpoint of which no message came is found all the same', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  using _ = rewriteEverywhere(/pg_notify\((\$\d+), (\$\d+)\)/, '$1::text, $2::text')
  await using _delivering = await startDelivering(world, undefined, FOR_EVER_MS)
  const { id } = await anEndpoint(world, receiver.url)
  for (let n = 1; n <= 2; n++) {
    await world.query(`insert into domain_event (org_id, uid, type, subject_id, body, occurred_at) values
      (1, gen_random_uuid(), 'cert.issued', 1, convert_to('{"event":"cert.issued","timestamp":"x","data":{"mark":"x"}}', 'UTF8'), now())`)
    await until(
      async () => receiver.received.length,
      (count) => count === n,
    )
  }
  assert.equal((await world.request('DELETE', `/admin/webhooks/${id}`)).status, 204)
})

test('a lease from a clock that was ahead, of a process that has died, holds up neither deliveries nor the deletion of its endpoint', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const { id } = await anEndpoint(world, receiver.url)
  const lease = (ends: string) =>
    world.query(`update webhook_endpoint set lease_token = gen_random_uuid(), lease_until = now() + interval '${ends}'`)
  await someEvents(world, 1)
  await lease('18 s')
  assert.equal(await acquireLease(world.services, id), null)
  await lease('1 day')
  {
    await using _delivering = await startDelivering(world, undefined, FOR_EVER_MS)
    await until(
      async () => receiver.received.length,
      (count) => count === 1,
    )
  }
  await lease('1 day')
  assert.equal((await world.request('DELETE', `/admin/webhooks/${id}`)).status, 204)
})

test('a delivery from a clock that was ahead is due again', async () => {
  await using world = await startWorld()
  await anEndpoint(world, 'https://example.com/')
  await someEvents(world, 2)
  await world.query(
    `update webhook_delivery set next_attempt_at = now() + case id % 2 when 0 then interval '8 s' else interval '1 day' end`,
  )
  await sweepAttempts(world.services)
  const [due] = await world.query('select count(*)::int as n from webhook_delivery where next_attempt_at <= now()')
  assert.deepEqual(due, { n: 1 })
})
