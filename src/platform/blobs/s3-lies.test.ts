import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { getLies, putLies, startLyingStore } from '../../../test/support/lying-store.ts'
import { isUnavailable } from '../../lib/errors.ts'
import { openS3Blobs } from './s3-blobs.ts'

const bucket = { bucket: 'laurel', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' }
const bytes = randomBytes(100_000)

async function open() {
  const store = await startLyingStore()
  const blobs = openS3Blobs({ ...bucket, endpoint: store.endpoint }, { idleMs: 300 })
  return Object.assign(store, { blobs })
}

test('a blob that a store does not give back as it was stored is no blob, whole or as a stream, and readiness says so', async (t) => {
  await using store = await open()
  const { blobs } = store
  await blobs.put('a/b', { bytes })
  assert.deepEqual(await blobs.bytes('a/b'), bytes)
  for (const [how, GET] of Object.entries(getLies))
    await t.test(how, async () => {
      store.lie = { GET }
      await assert.rejects(blobs.bytes('a/b'), isUnavailable)
      const streamed = async () => buffer((await blobs.read('a/b'))!.stream)
      await assert.rejects(streamed(), isUnavailable)
      const other = openS3Blobs({ ...bucket, endpoint: store.endpoint }, { idleMs: 300 })
      await assert.rejects(other.check(), isUnavailable)
      await other.close()
    })
  await blobs.close()
})

test('a blob counts as stored when the store has it whole', async (t) => {
  await using store = await open()
  const { blobs } = store
  for (const [how, PUT] of Object.entries(putLies))
    await t.test(how, async () => {
      store.lie = { PUT }
      await assert.rejects(blobs.put('a/b', { bytes }), isUnavailable)
      await assert.rejects(blobs.check(), isUnavailable)
    })
  await blobs.close()
})

test('a blob is read whole from a store that gives no length, and one that another program copied there', async () => {
  await using store = await open()
  const { blobs } = store
  await blobs.put('a/b', { bytes })
  store.lie = {
    GET: (response, stored) =>
      response.writeHead(200, { etag: '"0123456789abcdef0123456789abcdef"' }).end(stored!.bytes),
  }
  const found = (await blobs.read('a/b'))!
  assert.equal(found.size, null)
  assert.deepEqual(await buffer(found.stream), bytes)
  await blobs.close()
})

test('a blob is ready when it can be put, read and removed, and the check leaves nothing', async () => {
  await using store = await open()
  await store.blobs.check()
  assert.equal(store.objects.size, 0)
  await store.blobs.close()
})
