import assert from 'node:assert/strict'
import { createSign, createVerify, X509Certificate } from 'node:crypto'
import { test } from 'node:test'
import { startWorld } from '../../../../test/support/harness.ts'
import { documentSigner } from './document-signer.ts'

const DAY = 86_400_000

test('the keys for documents are made once, however many ask, with a certificate of the installation’s authority', async () => {
  await using world = await startWorld({ siteUrl: 'https://events.example.org/laurel' })
  const at = world.services.now()
  const signers = await Promise.all(Array.from({ length: 5 }, () => documentSigner({ ...world.services }, at)))
  const keys = await world.query<{ purpose: string }>('select purpose from signing_key order by id')
  assert.deepEqual(keys, [{ purpose: 'authority' }, { purpose: 'document' }])
  const [leaf, root, ...more] = signers[0]!.chain.map((der) => new X509Certificate(der))
  assert.deepEqual(more, [])
  assert.match(leaf!.subject, /CN=Documents of events.example.org/)
  assert.ok(leaf!.checkIssued(root!) && leaf!.verify(root!.publicKey) && root!.ca)
  const signature = createSign('sha256').update('a document').sign(signers[4]!.privateKey)
  assert.ok(createVerify('sha256').update('a document').verify(leaf!.publicKey, signature))
})

test('a document is signed by the key in force when its certificate was issued, and an older one by the first key', async () => {
  await using world = await startWorld()
  const first = world.services.now()
  const old = await documentSigner(world.services, first)
  await world.query("update signing_key set retired_at = now() where purpose = 'document'")
  world.advance(DAY)
  const moved = { ...world.services, siteUrl: 'https://new.example.org' }
  await documentSigner(moved, first)
  const current = await documentSigner(moved, world.services.now())
  assert.notDeepEqual(current!.chain, old!.chain)
  for (const at of [first, new Date(first.getTime() - 1000 * DAY)])
    assert.deepEqual((await documentSigner(moved, at))!.chain, old!.chain)
})

test('a key of the operator signs documents of the time for which its certificate is valid', async () => {
  await using world = await startWorld()
  const installation = (await documentSigner(world.services, world.services.now()))!
  const [from, until] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')]
  const documentKey = { chain: [Buffer.from('own')], privateKey: installation.privateKey, from, until }
  const services = { ...world.services, documentKey }
  assert.equal((await documentSigner(services, new Date('2026-06-01T00:00:00Z')))!.chain[0], documentKey.chain[0])
  for (const at of ['2025-12-31T00:00:00Z', '2027-01-02T00:00:00Z'])
    assert.deepEqual((await documentSigner(services, new Date(at)))!.chain, installation.chain)
})
