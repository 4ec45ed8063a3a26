import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { backUpWorld, backupFolder, makeLively } from '../../test/support/backups.ts'
import { startWorld } from '../../test/support/harness.ts'
import { getLies, startLyingStore } from '../../test/support/lying-store.ts'
import { openS3Blobs } from '../platform/blobs/index.ts'

test('a backup says which files the store does not have as they were stored, and one that breaks off is none', async () => {
  await using world = await startWorld()
  await makeLively(world)
  await using store = await startLyingStore()
  const bucket = { bucket: 'laurel', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' }
  const remote = openS3Blobs({ ...bucket, endpoint: store.endpoint }, { idleMs: 300 })
  const { blobs } = world.services
  for await (const key of blobs.list('')) await remote.put(key, { bytes: (await blobs.bytes(key))! })
  Object.assign(blobs, { read: remote.read })
  for (const how of ['html', 'half of it, with a length that fits', 'other bytes of the same length'] as const) {
    using folder = backupFolder()
    store.lie = { GET: getLies[how] }
    const manifest = await backUpWorld(world, folder.path)
    assert.deepEqual([manifest.blobs, manifest.missing_blobs], [[], []])
    assert.ok(manifest.damaged_blobs!.length > 0, how)
  }
  for (const how of ['half of it, and then it breaks off', 'half of it, and then nothing'] as const) {
    using folder = backupFolder()
    store.lie = { GET: getLies[how] }
    await assert.rejects(
      backUpWorld(world, folder.path),
      /^AppError: The stored file \S+ cannot be read: The file store broke off/,
    )
    assert.deepEqual([existsSync(folder.path), existsSync(`${folder.path}.partial`)], [false, false])
  }
  await remote.close()
})
