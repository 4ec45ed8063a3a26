import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import S3rver from '@20minutes/s3rver'
import type { BlobStore } from './index.ts'
import { openFolderBlobs, openS3Blobs } from './index.ts'

async function keys(store: BlobStore, prefix: string): Promise<string[]> {
  const found = []
  for await (const key of store.list(prefix)) found.push(key)
  return found.sort()
}

/** The contract of every store, whatever its backend. */
function behavesAsBlobStore(store: () => BlobStore): void {
  it('gives back the bytes that were put, whole and as a stream', async () => {
    const bytes = randomBytes(300_000)
    await store().put('a/whole.bin', { bytes })
    assert.deepEqual(await store().bytes('a/whole.bin'), bytes)
    const read = await store().read('a/whole.bin')
    assert.equal(read?.size, bytes.length)
    assert.deepEqual(await buffer(read!.stream), bytes)
  })

  it('keeps an empty blob, and tells it from none', async () => {
    await store().put('a/empty', { bytes: Buffer.alloc(0) })
    assert.deepEqual(await store().bytes('a/empty'), Buffer.alloc(0))
    assert.equal(await store().bytes('a/none'), null)
    assert.equal(await store().read('a/none'), null)
    assert.equal(await store().read('none/at/all'), null)
  })

  it('uses up a temporary file and leaves any other where it is', async () => {
    const temp = await store().tempFile()
    writeFileSync(temp, 'from a file')
    await store().put('bulk/1/out.zip', { file: temp })
    assert.equal(existsSync(temp), false)
    const other = join(mkdtempSync(join(tmpdir(), 'laurel-other-')), 'file')
    writeFileSync(other, 'kept')
    await store().put('bulk/2/out.zip', { file: other })
    assert.equal(existsSync(other), true)
    rmSync(join(other, '..'), { recursive: true })
    assert.equal(String(await store().bytes('bulk/1/out.zip')), 'from a file')
    assert.equal(String(await store().bytes('bulk/2/out.zip')), 'kept')
  })

  it('stores a large file as a stream', async () => {
    const temp = await store().tempFile()
    const bytes = randomBytes(33 * 1024 * 1024)
    writeFileSync(temp, bytes)
    await store().put('a/large', { file: temp })
    assert.ok(bytes.equals((await store().bytes('a/large'))!))
    await store().remove('a/large')
  })

  it('replaces a blob when it is put again', async () => {
    for (const text of ['first', 'second', 'second']) {
      await store().put('a/twice', { bytes: Buffer.from(text) })
      assert.equal(String(await store().bytes('a/twice')), text)
    }
  })

  it('removes a blob, also one that is not there', async () => {
    await store().put('a/gone', { bytes: Buffer.from('1') })
    await store().remove('a/gone')
    await store().remove('a/gone')
    assert.equal(await store().bytes('a/gone'), null)
  })

  it('lists the keys that begin with a prefix', async () => {
    const all = ['list/a-1', 'list/a.txt', 'list/a/2', 'list/a/3/4', 'list/b', 'listed']
    for (const key of all) await store().put(key, { bytes: Buffer.from(key) })
    assert.deepEqual(await keys(store(), 'list/'), all.slice(0, 5))
    assert.deepEqual(await keys(store(), 'list/a'), all.slice(0, 4))
    assert.deepEqual(await keys(store(), 'list/a/3'), ['list/a/3/4'])
    assert.deepEqual(await keys(store(), 'list'), all)
    assert.deepEqual(await keys(store(), 'nothing/here'), [])
    assert.ok((await keys(store(), '')).includes('listed'))
  })

  it('refuses keys that could leave the store', async () => {
    const bad = ['', '/', '/a', 'a/', '../a', 'a/../b', 'a/..', './a', '.tmp/x', 'a//b', 'A', 'ä', 'a\0', 'a\\b', 'a b']
    for (const key of bad) {
      await assert.rejects(async () => store().put(key, { bytes: Buffer.alloc(1) }), /Not a blob key/, key)
      await assert.rejects(async () => store().read(key), /Not a blob key/, key)
      await assert.rejects(async () => store().bytes(key), /Not a blob key/, key)
      await assert.rejects(async () => store().remove(key), /Not a blob key/, key)
    }
    await assert.rejects(async () => keys(store(), '../'), /Not a blob key/)
  })

  it('is ready', () => store().check())
}

describe('blobs in a folder', () => {
  let dir: string
  let store: BlobStore
  before(() => {
    dir = mkdtempSync(join(tmpdir(), 'laurel-blobs-test-'))
    store = openFolderBlobs(join(dir, 'blobs'))
  })
  after(async () => {
    await store.close()
    rmSync(dir, { recursive: true })
  })
  behavesAsBlobStore(() => store)

  it('gives a reader one version of a blob that is being replaced, never a mixture', async () => {
    const versions = ['x', 'y'].map((letter) => Buffer.from(letter.repeat(200_000)))
    await store.put('a/replaced', { bytes: versions[0]! })
    const writes = Array.from({ length: 20 }, (_, n) => store.put('a/replaced', { bytes: versions[n % 2]! }))
    const reads = Array.from({ length: 20 }, () => store.bytes('a/replaced'))
    for (const bytes of await Promise.all(reads)) assert.ok(versions.some((version) => version.equals(bytes!)))
    await Promise.all(writes)
  })

  it('leaves nothing behind when a file cannot be put', async () => {
    await store.put('in/the/way', { bytes: Buffer.from('1') })
    const before = await keys(store, '')
    await assert.rejects(store.put('in/the', { bytes: Buffer.from('2') }))
    await assert.rejects(store.put('x/y', { file: join(dir, 'missing') }))
    assert.deepEqual(await keys(store, ''), before)
    assert.deepEqual(readdirSync(join(dir, 'blobs', '.tmp')), [])
  })

  it('removes the temporary files of dead processes, and no others, when it opens', () => {
    const folder = join(dir, 'stale', '.tmp')
    mkdirSync(folder, { recursive: true })
    const dead = 2 ** 22 + 1
    const id = '3f1b3c52-8a6c-4a94-9d0b-2f0c8d8d0c11'
    const names = { dead: `${dead}.${id}.${hostname()}`, mine: `${process.pid}.${id}.${hostname()}` }
    const kept = [names.mine, `${dead}.${id}.other-machine`, `${process.ppid}.${id}.${hostname()}`]
    for (const name of [names.dead, ...kept, `${dead}.${id}.long-ago`]) writeFileSync(join(folder, name), '')
    utimesSync(join(folder, `${dead}.${id}.long-ago`), 1, 1)
    openFolderBlobs(join(dir, 'stale'))
    assert.deepEqual(readdirSync(folder).sort(), kept.sort())
  })

  it('is not ready when its folder has gone', async () => {
    const lost = openFolderBlobs(join(dir, 'lost'))
    rmSync(join(dir, 'lost'), { recursive: true })
    await assert.rejects(lost.check())
  })
})

describe('blobs in an S3-compatible store', () => {
  let dir: string
  let server: S3rver
  let store: BlobStore
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' }
  let endpoint: string
  before(async () => {
    dir = mkdtempSync(join(tmpdir(), 'laurel-s3-'))
    server = new S3rver({
      directory: dir,
      silent: true,
      address: '127.0.0.1',
      port: 0,
      configureBuckets: [{ name: 'laurel' }],
      // s3rver computes the signature of a bucket's address without the trailing slash, which the SDK sends and signs.
      allowMismatchedSignatures: true,
    })
    endpoint = `http://127.0.0.1:${((await server.run()) as AddressInfo).port}`
    store = openS3Blobs({ ...credentials, endpoint, bucket: 'laurel' })
  })
  after(async () => {
    await store.close()
    await server.close()
    rmSync(dir, { recursive: true })
  })
  behavesAsBlobStore(() => store)

  it('is not ready, and says so instead of finding nothing, without its bucket or with an unknown key', async () => {
    const wrong = [
      openS3Blobs({ ...credentials, endpoint, bucket: 'missing' }),
      openS3Blobs({ ...credentials, endpoint, bucket: 'laurel', accessKeyId: 'unknown' }),
    ]
    for (const store of wrong) {
      await assert.rejects(store.check())
      await assert.rejects(store.bytes('a/b'))
      await store.close()
    }
  })
})
