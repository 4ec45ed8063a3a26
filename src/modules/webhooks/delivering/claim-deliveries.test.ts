import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { startWorld } from '../../../../test/support/harness.ts'
import { scansOf } from '../../../../test/support/plans.ts'
import { noteStatements } from '../../../../test/support/statements.ts'
import { anEndpoint, deliveriesOf, someEvents } from '../../../../test/support/webhooks.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import { openDeliveryDatabase } from './delivery-database.ts'
import { acquireLease } from './endpoint-lease.ts'

const MAX = 50

const literal = (value: unknown) => pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))

for (const mode of ['force_generic_plan', 'force_custom_plan']) {
  test(`a claim looks at as many deliveries and attempts as it takes, however many wait, by a plan that is as old as the tables (${mode})`, async () => {
    await using parts = new AsyncDisposableStack()
    const world = parts.use(await startWorld({ doctor: false }))
    const database = openDeliveryDatabase(world.databaseUrl, () => {})
    parts.defer(database.close)
    const services = { ...world.services, db: database.db }
    for (const table of ['webhook_delivery', 'webhook_attempt'])
      await world.query(`alter table ${table} set (autovacuum_enabled = off)`)
    const [own, other] = [
      await anEndpoint(world, 'https://example.com/'),
      await anEndpoint(world, 'https://example.org/'),
    ]
    const [lease, busy] = [await acquireLease(services, own.id), await acquireLease(services, other.id)]
    // Statistics as they were when the tables were small.
    await someEvents(world, 3)
    await claimDeliveries(services, busy!, 3)
    await world.query('analyze webhook_delivery, webhook_attempt')
    const note = noteStatements(database)
    const [statement] = await note(() => claimDeliveries(services, lease!, MAX))
    const client = await database.pool.connect()
    parts.defer(() => client.release())
    await client.query(`set plan_cache_mode = ${mode}`)
    await client.query(`prepare claim as ${statement!.text}`)
    const claim = `explain (analyze, timing off, format json) execute claim (${statement!.values.map(literal).join(', ')})`
    await client.query(claim)

    await someEvents(world, 3_000)
    await claimDeliveries(services, busy!, 1_000)
    assert.equal((await claimDeliveries(services, lease!, MAX))!.length, MAX)
    const { rows } = await client.query(claim)
    const looked = (index: RegExp) =>
      scansOf(rows[0])
        .filter(({ on }) => index.test(on))
        .reduce((sum, scan) => sum + scan.rows, 0)
    // Deliveries in flight come first in the order of the index.
    assert.ok(looked(/^webhook_delivery/) <= 3 * MAX, JSON.stringify(scansOf(rows[0])))
    assert.ok(looked(/^webhook_attempt_/) <= 3 * MAX, JSON.stringify(scansOf(rows[0])))
  })
}

test('the longest due goes first, whenever its event was', async () => {
  await using world = await startWorld({ doctor: false })
  const { id } = await anEndpoint(world, 'https://example.com/')
  await someEvents(world, 3)
  const made = (await deliveriesOf(world, id)).map((each) => each.id)
  const [first, second, third] = made
  for (const [nth, due] of [second, third, first].entries())
    await world.query(
      `update webhook_delivery set next_attempt_at = now() - interval '${9 - nth} minutes' where id = ${due}`,
    )
  const lease = (await acquireLease(world.services, id))!
  const claimed: number[] = []
  for (const _ of made) {
    const [{ deliveryId } = assert.fail('nothing is due'), ...more] = (await claimDeliveries(world.services, lease, 1))!
    assert.deepEqual(more, [])
    claimed.push(deliveryId)
  }
  assert.deepEqual(claimed, [second, third, first])
})
