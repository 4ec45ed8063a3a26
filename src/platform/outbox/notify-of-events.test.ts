import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { jobContext } from '../context/context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { one } from '../db/query.ts'
import { notifyOfEvents } from './notify-of-events.ts'
import { recordEvents } from './record-event.ts'

/** Records each notification with the number of events that other transactions see by then. */
function recordNotifications(world: World) {
  const notifications: { orgId: number; seen: Promise<number> }[] = []
  world.services.outboxNotifier.onNotify(([orgId]) => {
    const seen = one<{ count: number }>(
      world.services,
    )`select count(*)::int as count from domain_event where audience = 'subscribers'`
    notifications.push({ orgId: orgId!, seen: seen.then(({ count }) => count) })
  })
  return async () => Promise.all(notifications.map(async ({ orgId, seen }) => ({ orgId, seen: await seen })))
}

test('whoever waits for events is told of them when they are committed, in an outer transaction too, and of none that is undone', async () => {
  await using world = await startWorld({ doctor: false })
  const { id } = await aCertificate(world)
  const notifications = recordNotifications(world)
  const ctx = jobContext(world.services, 7, 'test')
  const event = { type: 'cert.revoked', subjectId: id, data: {} }
  const undone = inTransaction({ ...ctx, orgId: 1 }, async (ctx) => {
    await recordEvents(ctx, [event])
    throw new Error('undone')
  })
  await assert.rejects(undone, /undone/)
  assert.deepEqual(await notifications(), [])
  await inTransaction({ ...ctx, orgId: 1 }, async (outer) => {
    await inTransaction(outer, (ctx) => recordEvents(ctx, [event]))
    assert.deepEqual(await notifications(), [])
  })
  assert.deepEqual(await notifications(), [{ orgId: 1, seen: 4 }])
  notifyOfEvents(ctx)
  assert.deepEqual(await notifications(), [
    { orgId: 1, seen: 4 },
    { orgId: 7, seen: 4 },
  ])
})
