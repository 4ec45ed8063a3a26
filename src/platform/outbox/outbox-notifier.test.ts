import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { until } from '../../../test/support/installation.ts'
import { scoped } from '../../../test/support/scoped.ts'
import { listenTo } from '../db/listen.ts'
import { EVENTS_CHANNEL, outboxNotifier } from './outbox-notifier.ts'

/** A process that listens for events. */
async function startListening(world: World) {
  const notifier = outboxNotifier(world.services)
  const heard: number[] = []
  notifier.onNotify((orgIds) => heard.push(...orgIds))
  const { name, receive: onMessage } = notifier
  const onError = (error: Error) => assert.fail(error)
  const listener = await listenTo(world.databaseUrl, { name, channels: [EVENTS_CHANNEL], onMessage, onError })
  return { notifier, heard, ...scoped(listener) }
}

test('of events in one process every other one hears, over the database, and the one itself once', async () => {
  await using world = await startWorld()
  await using one = await startListening(world)
  await using other = await startListening(world)
  const silent = outboxNotifier(world.services)
  one.notifier.notify(7)
  assert.deepEqual(one.heard, [7])
  await until(
    async () => other.heard,
    (heard) => heard.includes(7),
  )
  silent.notify(8)
  // Messages of one connection arrive in order, so the earlier message of `one` came first.
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
  await using one = await startListening(world)
  await using other = await startListening(world)
  const orgIds = Array.from({ length: 1_000 }, (_, n) => n + 1)
  for (const orgId of [...orgIds, ...orgIds]) one.notifier.notify(orgId)
  await until(
    async () => other.heard,
    (heard) => new Set(heard).size === orgIds.length,
  )
  assert.ok(other.heard.length < 2 * orgIds.length, String(other.heard.length))
})
