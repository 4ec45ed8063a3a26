import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startFakeDns } from '../../../test/support/fake-dns.ts'
import { startSentinel } from '../../../test/support/sentinel.ts'
import { createSafeAgent, fetchBytes } from './index.ts'
import { resolveName } from './resolve-name.ts'

const none = new Set<string>()

test('a name that is public when it is judged and internal when it is called is not called, in real DNS answers', async () => {
  await using sentinel = await startSentinel()
  await using dns = await startFakeDns({
    'rebind.example': [['8.8.8.8'], ['127.0.0.1']],
    'mixed.example': [['8.8.8.8', '127.0.0.1']],
    'zero.example': [['0.0.0.0']],
    'metadata.example': [['169.254.169.254']],
  })
  const resolve = (name: string) => resolveName(name, [dns.address])
  assert.deepEqual(await resolve('rebind.example'), ['8.8.8.8'])
  for (const name of ['rebind.example', 'mixed.example', 'zero.example', 'metadata.example']) {
    const agent = createSafeAgent({ allow: none, resolve })
    const fetched = fetchBytes(`http://${name}:${sentinel.port}/`, {
      agent,
      allow: none,
      maxBytes: 100,
      timeoutMs: 60_000,
      accept: '*/*',
    })
    await assert.rejects(fetched, { reason: 'refused_address' }, name)
    await agent.close()
  }
  assert.equal(dns.asked.filter((name) => name === 'rebind.example').length, 2)
})

test('a name that is missing, and one whose server is silent, are told as such and hold nothing up for long', async () => {
  await using dns = await startFakeDns({ 'silent.example': ['silent'] })
  await assert.rejects(resolveName('missing.example', [dns.address]), { reason: 'dns', message: /ENOTFOUND/ })
  await assert.rejects(resolveName('silent.example', [dns.address]), { reason: 'dns', message: /ETIMEOUT|ECANCELLED/ })
})
