import assert from 'node:assert/strict'
import { test } from 'node:test'
import client from 'prom-client'
import { aCertificate } from '../../../test/support/factories.ts'
import { handleAll } from '../../../test/support/handle-all.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { startDatabaseProxy } from '../../../test/support/tcp-proxy.ts'
import { modules } from '../../modules.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Module } from '../module.ts'
import { handleEvents } from './handle-events.ts'
import type { Listener } from './listener.ts'
import { measureLag } from './measure-lag.ts'

const listener = (name: string, from: Listener['from']) =>
  ({ name, types: ['cert.issued'], from, handle: async () => {} }) satisfies Listener

/** Reads the lags from the metrics, in seconds by listener. */
function lagsIn(text: string): Record<string, number> {
  const lines = text.matchAll(/^laurel_outbox_lag_seconds\{listener="(\w+)"\} (\S+)$/gm)
  return Object.fromEntries([...lines].map(([, name, seconds]) => [name, Number(seconds)]))
}

test('the lag of a listener is the age of the oldest event that it has not heard, and 0 when there is none', async () => {
  const [first, late, fresh] = [listener('first', 'beginning'), listener('late', 'beginning'), listener('fresh', 'now')]
  const listening: Module = { name: 'listening', floor: 'listeners', listeners: [first, late, fresh] }
  const silent = modules.map(({ listeners, ...rest }): Module => rest)
  await using world = await startWorld({ modules: [...silent, listening] })
  const lags = async () => lagsIn((await world.app.inject({ url: '/metrics' })).body)
  assert.deepEqual(await lags(), { first: 0, late: 0, fresh: 0 })
  for (let n = 0; n < 3; n++) await aCertificate(world)
  await world.query(`update domain_event set occurred_at = now() - interval '1 hour' where id = 1`)
  await world.query(`update domain_event set occurred_at = now() - interval '1 minute' where id > 1`)
  await handleEvents(world.services, late, 1)
  await handleEvents(world.services, fresh, 100)
  const some = await lags()
  assert.ok(some['first']! >= 3_600 && some['late']! >= 60 && some['late']! < 3_600, JSON.stringify(some))
  assert.equal(some['fresh'], 0)
  for (const each of [first, late]) await handleAll(world, each)
  assert.deepEqual(await lags(), { first: 0, late: 0, fresh: 0 })
})

test('while the database is away or silent the other figures are there, and afterwards the lag is again', async () => {
  await using world = await startWorld()
  await using proxy = await startDatabaseProxy(world.databaseUrl)
  const database = openDatabase(proxy.url, { max: 1, onError: () => {} })
  try {
    const registry = new client.Registry()
    new client.Counter({ name: 'other', help: 'Another figure', registers: [registry] }).inc()
    measureLag(registry, database, [listener('first', 'beginning')])
    const read = async () => {
      const text = await registry.metrics()
      assert.match(text, /^other 1$/m)
      return lagsIn(text)
    }
    assert.deepEqual(await read(), { first: 0 })
    proxy.silence('toClient')
    assert.deepEqual(await read(), {})
    proxy.speak()
    proxy.cut()
    while ((await read())['first'] === undefined);
  } finally {
    await database.close()
  }
})
