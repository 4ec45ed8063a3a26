import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { until } from '../../../test/support/installation.ts'
import { scoped } from '../../../test/support/scoped.ts'
import { listenTo } from '../db/listen.ts'
import { EVENTS_CHANNEL, outboxBell } from './outbox-bell.ts'

/** A process that hears of events. */
async function startHearing(world: World) {
  const bell = outboxBell(world.services)
  const heard: number[] = []
  bell.onRing((orgIds) => heard.push(...orgIds))
  const { name, heard: onMessage } = bell
  const onError = (error: Error) => assert.fail(error)
  const listener = await listenTo(world.databaseUrl, { name, channels: [EVENTS_CHANNEL], onMessage, onError })
  return { bell, heard, ...scoped(listener) }
}

test('of events in one process every other one hears, over the database, and the one itself once', async () => {
  await using world = await startWorld()
  await using one = await startHearing(world)
  await using other = await startHearing(world)
  const silent = outboxBell(world.services)
  one.bell.ring(7)
  assert.deepEqual(one.heard, [7])
  await until(
    async () => other.heard,
    (heard) => heard.includes(7),
  )
  silent.ring(8)
  // Messages of a connection arrive in their order: what `one` has said itself came before.
  await until(
    async () => one.heard.concat(other.heard),
    (heard) => heard.filter((orgId) => orgId === 8).length === 2,
  )
  assert.deepEqual(
    [one.heard, other.heard],
    [
      [7, 8],
      [7, 8],
    ],
  )
})

test('what is rung while others are told is told them as well, each organisation once', async () => {
  await using world = await startWorld()
  await using one = await startHearing(world)
  await using other = await startHearing(world)
  const orgIds = Array.from({ length: 1_000 }, (_, n) => n + 1)
  for (const orgId of [...orgIds, ...orgIds]) one.bell.ring(orgId)
  await until(
    async () => other.heard,
    (heard) => new Set(heard).size === orgIds.length,
  )
  assert.ok(other.heard.length < 2 * orgIds.length, String(other.heard.length))
})
