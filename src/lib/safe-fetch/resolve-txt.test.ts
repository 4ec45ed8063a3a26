import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startFakeDns } from '../../../test/support/fake-dns.ts'
import { resolveTxt } from './resolve-txt.ts'

test('the TXT records of a name are told whole, none where there are none, and null where nobody tells', async () => {
  await using dns = await startFakeDns(
    { 'bare.example': [['8.8.8.8']], 'silent.example': ['silent'] },
    { 'acme.example': [['v=spf1 -all'], ['laurel-', 'verification=1']] },
  )
  const ask = (name: string) => resolveTxt(name, [dns.address])
  assert.deepEqual(await ask('acme.example'), ['v=spf1 -all', 'laurel-verification=1'])
  assert.deepEqual(await ask('bare.example'), [])
  assert.deepEqual(await ask('missing.example'), [])
  assert.equal(await resolveTxt('silent.example', [dns.address], 300), null)
})
