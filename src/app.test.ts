import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildApp } from './app.ts'
import { loadConfig } from './config/config.ts'
import { unopenedServices } from './deps.ts'
import type { Services } from './platform/context/context.ts'

const opened = ['db', 'blobs', 'secret', 'sealKeys', 'outboxNotifier'] satisfies (keyof Services)[]

test('building the application reads nothing of the services that a start opens meanwhile', async (t) => {
  const config = loadConfig({})
  const services = new Proxy(unopenedServices(config), {
    get(target, name: keyof Services) {
      assert.ok(!(opened as string[]).includes(name), `services.${name} is not there yet`)
      return target[name]
    },
  })
  const app = await buildApp({ config, services, health: { checks: {}, stopping: () => false } })
  t.after(() => app.close())
  await app.ready()
  assert.throws(() => services.db, /services\.db is not there yet/)
})
