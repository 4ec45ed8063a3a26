import assert from 'node:assert/strict'
import { Resolver } from 'node:dns/promises'
import { test } from 'node:test'
import { startFakeDns } from './fake-dns.ts'

test('a name has the addresses of its script, question by question, and no others', async () => {
  await using dns = await startFakeDns({
    'a.example': [['8.8.8.8'], ['127.0.0.1', '8.8.4.4']],
    'b.example': ['silent'],
  })
  const [resolver, impatient] = [60_000, 100].map((timeout) => new Resolver({ timeout, tries: 1 })) as [
    Resolver,
    Resolver,
  ]
  for (const each of [resolver, impatient]) each.setServers([dns.address])
  assert.deepEqual(await resolver.resolve4('a.example'), ['8.8.8.8'])
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await resolver.resolve4('a.example')).sort(), ['127.0.0.1', '8.8.4.4'])
  await assert.rejects(resolver.resolve6('a.example'), { code: 'ENODATA' })
  await assert.rejects(resolver.resolve4('c.example'), { code: 'ENOTFOUND' })
  await assert.rejects(impatient.resolve4('b.example'), { code: 'ETIMEOUT' })
  assert.deepEqual(dns.asked, ['a.example', 'a.example', 'a.example', 'c.example', 'b.example'])
})
