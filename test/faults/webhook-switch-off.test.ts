import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startDelivering } from '../support/deliver.ts'
import { startWorld, type World } from '../support/harness.ts'
import { until } from '../support/installation.ts'
import { startReceiver } from '../support/receiver.ts'
import { rounds } from '../support/rounds.ts'
import { rewrite } from '../support/statements.ts'
import { anEndpoint, someEvents } from '../support/webhooks.ts'

const ROUNDS = rounds(10, 150)

/** Events without end, a few at a time. */
function startFlood(world: World) {
  let stopped = false
  const flooding = (async () => {
    while (!stopped) {
      await someEvents(world, 5)
      await wait(1)
    }
  })()
  return async () => {
    stopped = true
    await flooding
  }
}

const switchOff = {
  DELETE: (world: World, id: number) => world.request('DELETE', `/admin/webhooks/${id}`),
  PATCH: (world: World, id: number) => world.request('PATCH', `/admin/webhooks/${id}`, { active: false }),
}

/** Switches an endpoint off under a flood of events. @returns how many requests came before the answer, and how many after */
async function switchOffInFlood(world: World, how: keyof typeof switchOff, afterMs: number, takesMs = 3) {
  await using receiver = await startReceiver(async (nth) => {
    await wait(nth % 2 ? takesMs : 0)
    return { status: 200 }
  })
  const { id } = await anEndpoint(world, receiver.url.replace('127.0.0.1', 'receiver.example'))
  const stopFlood = startFlood(world)
  await wait(afterMs)
  const { status } = await switchOff[how](world, id)
  assert.ok(status === 204 || status === 200, String(status))
  // The receiver reads what has arrived so far in its next turn.
  await new Promise(setImmediate)
  const before = receiver.received.length
  await wait(120)
  await stopFlood()
  await until(
    () => world.query(`select 1 from webhook_attempt where ended_at is null`),
    (open) => open.length === 0,
  )
  const statuses = await world.query<{ status: string; count: number }>(
    `select status, count(*)::int as count from webhook_delivery where endpoint_id = ${id} group by status`,
  )
  return { before, after: receiver.received.length - before, statuses: statuses.map(({ status: each }) => each) }
}

/** Messages of the database arrive so much later, in all of this process, until the end of the block. */
function lateMessages(lateMs: number): Disposable {
  const original = pg.Client.prototype.emit as (...args: unknown[]) => boolean
  pg.Client.prototype.emit = function (this: pg.Client, event: string, ...rest: unknown[]) {
    if (event !== 'notification') return original.call(this, event, ...rest)
    setTimeout(() => original.call(this, event, ...rest), lateMs)
    return true
  } as never
  return {
    [Symbol.dispose]() {
      pg.Client.prototype.emit = original as never
    },
  }
}

/** Every port of a name, since nobody knows those of the receivers to come. */
const anyPort = { has: (target: string) => target.startsWith('receiver.example:') } as unknown as Set<string>

async function startFloodedWorld(lateMs: number, options: { doctor?: boolean } = {}) {
  await using opening = new AsyncDisposableStack()
  const world = opening.use(await startWorld(options))
  Object.assign(world.services, { allowTargets: anyPort })
  if (lateMs > 0) opening.use(lateMessages(lateMs))
  const resolve = async () => {
    await wait(Math.random() * 10)
    return ['127.0.0.1']
  }
  for (let times = 0; times < 2; times++) opening.use(await startDelivering(world, resolve))
  const parts = opening.move()
  return { world, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

for (const lateMs of [0, 100]) {
  test(`an endpoint that is deleted or switched off gets nothing after the answer, with two processes that hear of it ${lateMs} ms late`, async () => {
    await using flooded = await startFloodedWorld(lateMs)
    let [cancelled, received] = [0, 0]
    // On a busy machine many rounds may end before anything is sent.
    for (let round = 0; round < ROUNDS / 2 || cancelled === 0 || received === 0; round++) {
      const how = round % 2 === 0 ? 'DELETE' : 'PATCH'
      const { before, after, statuses } = await switchOffInFlood(
        flooded.world,
        how,
        lateMs + 20 + Math.random() * 100,
        3 + 20 * (round % 3),
      )
      assert.equal(after, 0, `${how}: ${before} requests before the answer, ${after} after it`)
      assert.ok(
        statuses.every((status) => ['succeeded', 'cancelled'].includes(status)),
        String(statuses),
      )
      if (statuses.includes('cancelled')) cancelled++
      received += before
    }
  })
}

test('TWIN: a deletion that does not wait until the endpoint is let go is followed by more requests', async () => {
  await using flooded = await startFloodedWorld(100, { doctor: false })
  rewrite(flooded.world, 'and not active and not (', 'and false and not (')
  await until(
    () => switchOffInFlood(flooded.world, 'DELETE', 200, 40),
    ({ after }) => after > 0,
  )
})

for (const [what, heldMs] of [
  ['a holder that has died', 400],
  ['nobody', -400],
] as const) {
  test(`an endpoint that ${what} holds is deleted, when its lease has run out`, async () => {
    await using world = await startWorld()
    const { id } = await anEndpoint(world, 'https://example.com/')
    await world.query(`update webhook_endpoint set lease_token = gen_random_uuid(),
      lease_until = clock_timestamp() + make_interval(secs => ${heldMs / 1000})`)
    assert.equal((await switchOff.DELETE(world, id)).status, 204)
    const held = await world.query(`select 1 from webhook_endpoint where lease_until > clock_timestamp()`)
    assert.deepEqual(held, [])
  })
}

test('a request whose connection was still being made when its endpoint was deleted does not go out', async () => {
  await using parts = new AsyncDisposableStack()
  const receiver = parts.use(await startReceiver({ status: 200 }))
  const found = Promise.withResolvers<string[]>()
  const world = parts.use(await startWorld())
  Object.assign(world.services, { allowTargets: anyPort })
  let asked = 0
  parts.use(
    await startDelivering(world, () => {
      asked++
      return found.promise
    }),
  )
  const { id } = await anEndpoint(world, receiver.url.replace('127.0.0.1', 'receiver.example'))
  await someEvents(world, 3)
  await until(
    async () => asked,
    (times) => times === 3,
    1,
  )
  assert.equal((await switchOff.DELETE(world, id)).status, 204)
  found.resolve(['127.0.0.1'])
  // They are taken off the record when they have not begun.
  await until(
    () => world.query('select 1 from webhook_attempt'),
    (attempts) => attempts.length === 0,
  )
  assert.equal(receiver.received.length, 0)
})
