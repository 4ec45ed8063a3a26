import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import { documentSigner } from '../src/modules/credentials/documents/document-signer.ts'
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
