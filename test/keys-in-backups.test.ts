import assert from 'node:assert/strict'
import { hash, verify } from 'node:crypto'
import { test } from 'node:test'
import { resolveDIDFromLog } from 'didwebvh-ts'
import { publicKeyFrom } from '../src/lib/crypto/private-key-from.ts'
import { documentSigner } from '../src/modules/credentials/documents/document-signer.ts'
import { noteRestore } from '../src/modules/credentials/index.ts'
import { backUpWorld, backupFolder, restoredWorld } from './support/backups.ts'
import { aCertificate } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'

const get = (world: World, path: string) => world.app.inject(path)

/** Everything with which others check the credentials of an organisation. */
async function published(world: World, publicId: string) {
  const [{ handle } = { handle: '' }] = await world.query<{ handle: string }>('select handle from organisation')
  const paths = ['did.json', 'did.jsonl', 'keys.json', 'status/0', 'log/vkey'].map((path) => `/orgs/${handle}/${path}`)
  const answers = await Promise.all(
    [...paths, `/c/${publicId}.json`, `/c/${publicId}.pdf`, '/document-signing.pem'].map((path) => get(world, path)),
  )
  for (const { statusCode } of answers) assert.equal(statusCode, 200)
  return answers.map(({ rawPayload }) => hash('sha256', rawPayload))
}

test('a restored backup has the same keys, history, list and files, and goes on with them', async () => {
  using folder = backupFolder()
  await using world = await startWorld()
  const now = new Date()
  world.stopClock(now)
  const kept = await aCertificate(world)
  const revoked = await aCertificate(world)
  await world.request('POST', `/admin/certificates/${revoked.id}/revoke`, {})
  await world.request('POST', '/admin/signing-keys/rotate')
  await documentSigner(world.services, now)
  // The first request for the log creates its key.
  await published(world, kept.public_id)
  const before = await published(world, kept.public_id)
  await backUpWorld(world, folder.path)
  await using restored = await restoredWorld(folder.path, world.key)
  restored.stopClock(now)
  assert.deepEqual(await published(restored, kept.public_id), before)
  const sealed = 'select id, sealed_private from signing_key order by id'
  assert.deepEqual(await restored.query(sealed), await world.query(sealed))
  const methodOf = async (world: World) =>
    (await get(world, new URL((await aCertificate(world)).credential_url).pathname)).json().proof.verificationMethod
  assert.equal(await methodOf(restored), await methodOf(world))
})

const verifier = {
  verify: async (signature: Uint8Array, data: Uint8Array, key: Uint8Array) =>
    verify(null, data, publicKeyFrom(Buffer.from(key)), signature),
}

/** The history of keys that resolvers get, which a foreign one accepts. */
async function historyOf(world: World): Promise<{ versionId: string; state: { id: string } }[]> {
  const [{ handle } = { handle: '' }] = await world.query<{ handle: string }>('select handle from organisation')
  const { body } = await get(world, `/orgs/${handle}/did.jsonl`)
  const history = body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  assert.equal((await resolveDIDFromLog(history, { verifier })).meta.error, undefined)
  const document = (await get(world, `/orgs/${handle}/did.json`)).json()
  assert.deepEqual(document.alsoKnownAs, [history[0].state.id])
  return history
}

test('a restored history of keys is followed by another one, unless somebody says that no key was changed since', async () => {
  using folder = backupFolder()
  await using world = await startWorld()
  await aCertificate(world)
  await backUpWorld(world, folder.path)
  const [first] = await historyOf(world)
  const rotateAt = async (restored: World) => {
    restored.advance(2_000)
    assert.equal((await restored.request('POST', '/admin/signing-keys/rotate')).status, 200)
    return historyOf(restored)
  }
  await rotateAt(world)
  {
    await using restored = await restoredWorld(folder.path, world.key)
    assert.deepEqual(await historyOf(restored), [first])
    const [other, ...more] = await rotateAt(restored)
    assert.deepEqual(more, [])
    assert.notEqual(other!.state.id, first!.state.id)
    assert.deepEqual((await rotateAt(restored))[0], other)
    assert.equal((await historyOf(restored)).length, 2)
  }
  await using unchanged = await restoredWorld(folder.path, world.key)
  await noteRestore(unchanged.services, true)
  const [same, next] = await rotateAt(unchanged)
  assert.deepEqual(same, first)
  assert.match(next!.versionId, /^2-/)
})
