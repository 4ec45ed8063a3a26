import assert from 'node:assert/strict'
import { verify } from 'node:crypto'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { publicKeyFrom } from '../../../lib/crypto/private-key-from.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { activeKey, credentialSigner, issuerOfKey, signerById } from './credential-signer.ts'
import { logSigner } from './log-signer.ts'

const contextOf = ({ services }: World, orgId = 1) => jobContext(services, orgId, 'test')
const keysOf = (world: World) =>
  world.query<{ id: number; org_id: number; purpose: string; public_key: Buffer; sealed_private: Buffer }>(
    'select * from signing_key order by id',
  )

test('a start makes no key; the first use makes one, also when many come at once', async () => {
  await using world = await startWorld()
  const ctx = contextOf(world)
  assert.deepEqual(await keysOf(world), [])
  const signers = await Promise.all(Array.from({ length: 20 }, () => credentialSigner(ctx)))
  const [row, ...more] = await keysOf(world)
  assert.deepEqual(more, [])
  assert.deepEqual(new Set(signers.map((signer) => signer!.keyId)), new Set([row!.id]))
  const again = await Promise.all(Array.from({ length: 5 }, () => logSigner(ctx)))
  assert.equal((await keysOf(world)).length, 2)
  assert.equal(new Set(again.map(({ publicKey }) => publicKey.toString('hex'))).size, 1)
})

test('the key signs, under a name that says organisation and public key, and lies sealed', async () => {
  await using world = await startWorld({ siteUrl: 'https://events.example.org:8443/laurel' })
  const ctx = contextOf(world)
  const signer = (await credentialSigner(ctx))!
  const [row] = await keysOf(world)
  const data = Buffer.from('sign this')
  assert.ok(verify(null, data, publicKeyFrom(row!.public_key), signer.sign(data)))
  const [organisation] = await world.query<{ handle: string }>('select handle from organisation where id = 1')
  const did = `did:web:events.example.org%3A8443:laurel:orgs:${organisation!.handle}`
  assert.equal(signer.did, did)
  assert.match(signer.verificationMethod, new RegExp(`^${did}#z6Mk[1-9A-HJ-NP-Za-km-z]{44}$`))
  assert.equal(row!.sealed_private.length, 12 + 44 + 16)
  assert.equal((await logSigner(ctx)).origin, `events.example.org:8443/laurel/orgs/${organisation!.handle}/log`)
  const { sign: _, keyId: __, ...issuer } = signer
  assert.deepEqual(await issuerOfKey(ctx, signer.keyId), issuer)
})

test('organisations have keys of their own, and none gets that of another', async () => {
  await using world = await startWorld()
  await world.stranger()
  const [own, other] = [await credentialSigner(contextOf(world)), await credentialSigner(contextOf(world, 2))]
  assert.notEqual(own!.verificationMethod, other!.verificationMethod)
  assert.equal((await signerById(contextOf(world), own!.keyId)).keyId, own!.keyId)
  await assert.rejects(issuerOfKey(contextOf(world, 2), own!.keyId))
  const read = (orgId: number) =>
    maybeOne<{ id: number | null }>(world.services)`select ${activeKey(world.services, sql`${orgId}::bigint`)} as id`
  assert.deepEqual([await read(1), await read(2)], [{ id: own!.keyId }, { id: other!.keyId }])
})

test('a site at an IPv6 address has no credentials, and another site has keys of its own', async () => {
  await using world = await startWorld()
  const first = (await credentialSigner(contextOf(world)))!
  const moved = (siteUrl: string) => ({ ...contextOf(world), siteUrl })
  assert.equal(await credentialSigner(moved('http://[::1]:8080')), null)
  const second = (await credentialSigner(moved('https://new.example.org')))!
  assert.notEqual(second.keyId, first.keyId)
  assert.equal((await credentialSigner(contextOf(world)))!.keyId, first.keyId)
})

test('the handle of an organisation never changes', async () => {
  await using world = await startWorld()
  await assert.rejects(world.query("update organisation set handle = 'aaaaaaaa'"), /handle/)
  await world.stranger()
  const handles = await world.query<{ handle: string }>('select handle from organisation')
  assert.equal(new Set(handles.map(({ handle }) => handle)).size, 2)
})
