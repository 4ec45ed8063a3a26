import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolveName } from '../src/lib/safe-fetch/resolve-name.ts'
import { startDelivering } from './support/deliver.ts'
import { startFakeDns } from './support/fake-dns.ts'
import { startWorld, type World } from './support/harness.ts'
import { call, makeInstallation } from './support/installation.ts'
import { startReceiver } from './support/receiver.ts'
import { startSentinel } from './support/sentinel.ts'
import { allDelivered, makeEndpoint } from './support/webhook-installation.ts'
import { anEndpoint, settledDeliveries, someEvents, tryEndpoint } from './support/webhooks.ts'

/** Sends one request to each address, also those that could not be registered. @returns why each failed, or null */
async function tryAddresses(world: World, urls: string[]): Promise<(string | null)[]> {
  return Promise.all(
    urls.map(async (url) => {
      const { id } = await anEndpoint(world, 'https://example.com/')
      await world.query(`update webhook_endpoint set url = '${url}' where id = ${id}`)
      await tryEndpoint(world, id)
      const [{ attempts }] = await settledDeliveries(world, id)
      assert.equal(attempts.length, 1)
      if (attempts[0].error === 'refused_address')
        assert.deepEqual([attempts[0].status_code, attempts[0].response_body], [null, null])
      return attempts[0].error
    }),
  )
}

test('whatever the name of an endpoint leads to when it is called, and however the address is written, nothing internal is called', async () => {
  await using parts = new AsyncDisposableStack()
  const { port } = parts.use(await startSentinel())
  const dns = parts.use(
    await startFakeDns({
      'rebind.example': [['8.8.8.8'], ['127.0.0.1']],
      'mixed.example': [['8.8.8.8', '127.0.0.1']],
      'zero.example': [['0.0.0.0']],
      'private.example': [['10.0.0.1']],
      'metadata.example': [['169.254.169.254']],
    }),
  )
  const resolve = (name: string) => resolveName(name, [dns.address])
  const world = parts.use(await startWorld())
  parts.use(await startDelivering(world, resolve))
  // As somebody sees it who looks before.
  assert.deepEqual(await resolve('rebind.example'), ['8.8.8.8'])
  const names = ['rebind', 'mixed', 'zero', 'private', 'metadata'].map((name) => `${name}.example`)
  const literals = ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '[64:ff9b::7f00:1]']
  const urls = [...names, ...literals].flatMap((host) => [`http://${host}:${port}/`, `https://${host}:${port}/`])
  assert.deepEqual(
    await tryAddresses(world, urls),
    urls.map(() => 'refused_address'),
  )
})

test('one running service sends to the port that is allowed, and to no other name or port, also over a connection that is open', async () => {
  await using parts = new AsyncDisposableStack()
  const receiver = parts.use(await startReceiver({ status: 200, headers: { Connection: 'keep-alive' } }))
  const sentinel = parts.use(await startSentinel())
  const [, port] = receiver.host.split(':')
  const dns = parts.use(await startFakeDns({ 'rebind.example': [['127.0.0.1']] }))
  const world = parts.use(await startWorld({ allowTargets: [receiver.host] }))
  parts.use(await startDelivering(world, (name) => resolveName(name, [dns.address])))
  for (const other of [`127.0.0.1:${sentinel.port}`, `localhost:${port}`, `127.0.0.2:${port}`, `[::1]:${port}`]) {
    const { status } = await world.request('POST', '/admin/webhooks', { url: `http://${other}/`, events: ['*'] })
    assert.equal(status, 422, other)
  }
  assert.deepEqual(await tryAddresses(world, [receiver.url]), [null])
  const others = [`http://rebind.example:${port}/`, `http://127.0.0.2:${port}/`, `http://127.0.0.1:${sentinel.port}/`]
  assert.deepEqual(
    await tryAddresses(world, others),
    others.map(() => 'refused_address'),
  )
  assert.deepEqual(await tryAddresses(world, [receiver.url]), [null])
  assert.equal(receiver.received.length, 2)
})

test('settings of a proxy in the environment lead no delivery anywhere else', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using sentinel = await startSentinel()
  await using installation = await makeInstallation()
  const proxy = `http://127.0.0.1:${sentinel.port}`
  const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy']
  const service = await installation.start('all', {
    ...Object.fromEntries(names.map((name) => [name, proxy])),
    NODE_USE_ENV_PROXY: '1',
    NO_PROXY: '',
    no_proxy: '',
    WEBHOOK_ALLOW_TARGETS: receiver.host,
  })
  // The test's own requests know nothing of it.
  await makeEndpoint(service, receiver)
  await someEvents(installation, 3)
  await allDelivered(installation)
  assert.equal(receiver.received.length, 3)
  assert.equal((await call(service, 'GET', '/admin/webhooks')).body.length, 1)
})
