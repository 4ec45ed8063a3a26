import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { credentialSigner } from './credential-signer.ts'
import { logSigner } from './log-signer.ts'
import { rotateOldKeys } from './rotate-old-keys.ts'

const credentials = `select id, retired_at from signing_key where purpose = 'credential' order by id`

test('a key is replaced once it is two years old, and not before; the credentials that it signed stay valid', async () => {
  await using world = await startWorld({ siteUrl: 'https://events.example.org' })
  world.stopClock(new Date('2026-11-28T10:00:00Z'))
  const { credential_url } = await aCertificate(world)
  const ctx = jobContext(world.services, 1, 'test')
  const first = (await credentialSigner(ctx))!
  const log = await logSigner(ctx)
  await rotateOldKeys(world.services, AbortSignal.abort())
  world.stopClock(new Date('2028-11-28T09:00:00Z'))
  await rotateOldKeys(world.services)
  assert.equal((await world.query(credentials)).length, 1)
  await assert.rejects(
    async () => {
      world.stopClock(new Date('2028-11-28T11:00:00Z'))
      await rotateOldKeys(world.services, AbortSignal.abort())
    },
    { name: 'AbortError' },
  )
  await Promise.all([rotateOldKeys(world.services), rotateOldKeys(world.services)])
  await rotateOldKeys(world.services)
  const keys = await world.query<{ id: number; retired_at: Date | null }>(credentials)
  assert.deepEqual(
    keys.map(({ retired_at }) => retired_at?.toISOString() ?? null),
    ['2028-11-28T11:00:00.000Z', null],
  )
  const second = (await credentialSigner(ctx))!
  assert.notEqual(second.keyId, first.keyId)
  assert.deepEqual((await logSigner(ctx)).publicKey, log.publicKey)
  const { body } = await world.request('GET', `/orgs/${first.handle}/did.json`, undefined, { key: null })
  assert.deepEqual(body.assertionMethod, [second.verificationMethod, first.verificationMethod])
  const credential = JSON.parse((await world.app.inject(new URL(credential_url).pathname)).body)
  assert.equal(credential.proof.verificationMethod, first.verificationMethod)
  const [entry] = (await world.request('GET', '/admin/audit?action=signing_key.rotate')).body
  assert.deepEqual([entry.actor.kind, entry.after.id], ['job', keys[1]!.id])
})
