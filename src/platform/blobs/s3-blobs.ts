import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '../../lib/errors.ts'
import { makePrivateFolder } from '../../lib/os/private-folder.ts'
import { type BlobStore, checkKey, checkPrefix } from '../context/blob-store.ts'
import { checkWithBlob } from './check-with-blob.ts'
import { checkedBody, damagedBlob, type StoredFacts } from './checked-body.ts'
import { openTempFiles } from './temp-files.ts'

export type S3Options = {
  /** For example `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A file up to this size is read whole, because the client can repeat a failed request only if it has the bytes. */
const wholeBytes = 32 * 1024 * 1024
/** Stores tag objects with an MD5 or, for multipart uploads, with one of the parts' MD5s; an HTML page has none. */
const ETAG = /^(W\/)?"?[0-9a-f]{32}(-\d+)?"?$/i
/** From sending a request to the start of its response. */
const answerWithinMs = 10_000
const storedWithinMs = 60_000
const retryAfter = 5

/**
 * Opens a store of blobs as objects of an S3-compatible store, addressed by path (`endpoint/bucket/key`). Each
 * operation throws an AppError unavailable if the store is down, rejects the key, lacks the bucket, or returns other
 * bytes than were stored: each object's metadata holds length and SHA-256, which every response is compared with.
 * @param idleMs the longest wait for the next bytes of a response
 */
export function openS3Blobs(options: S3Options, { idleMs = answerWithinMs } = {}): BlobStore {
  const folder = join(tmpdir(), `laurel-blobs-${userInfo().uid}`)
  makePrivateFolder(folder, null)
  const temp = openTempFiles(folder)
  let opening: ReturnType<typeof openClient> | null = null
  const s3 = () => {
    opening ??= openClient(options)
    return opening
  }
  const at = (key: string) => {
    checkKey(key)
    return { Bucket: options.bucket, Key: key }
  }
  const get = async (key: string) => {
    const where = at(key)
    return getObject(await s3(), where, idleMs)
  }
  const put: BlobStore['put'] = async (key, source) => {
    const where = at(key)
    await putObject(await s3(), where, source)
    if ('file' in source && temp.owns(source.file)) await rm(source.file, { force: true })
  }
  const remove: BlobStore['remove'] = async (key) => {
    const { client, sdk } = await s3()
    await client.send(new sdk.DeleteObjectCommand(at(key)), { requestTimeout: answerWithinMs }).catch(throwStoreAway)
  }
  const bytes: BlobStore['bytes'] = async (key) => {
    const found = await get(key)
    return found && Buffer.concat(await Array.fromAsync(found.stream))
  }
  return {
    kind: 's3',
    put,
    read: get,
    bytes,
    remove,
    async *list(prefix) {
      checkPrefix(prefix)
      const { client, sdk } = await s3()
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: options.bucket, Prefix: prefix })
      for (;;) {
        const page = await pages.next().catch(throwStoreAway)
        if (page.done) return
        if (page.value.Name === undefined) throw damagedBlob(`${prefix}*`, 'the answer is not a list of an S3 store')
        for (const object of page.value.Contents ?? []) yield object.Key!
      }
    },
    check: checkWithBlob({ put, bytes, remove }),
    async close() {
      if (opening) (await opening).client.destroy()
    },
    tempFile: async () => temp.next(),
  }
}

type Opened = Awaited<ReturnType<typeof openClient>>
type Where = { Bucket: string; Key: string }

async function getObject({ client, sdk }: Opened, where: Where, idleMs: number) {
  const found = await client
    .send(new sdk.GetObjectCommand(where), { requestTimeout: answerWithinMs })
    .catch((error: Error) => {
      if (error.name === 'NoSuchKey') return null
      throw storeAway(error)
    })
  if (found === null) return null
  const body = found.Body as Readable
  try {
    const known = knownOf(where.Key, found)
    const checked = checkedBody(where.Key, body, known, idleMs)
    return { stream: Readable.from(checked, { objectMode: false }), size: known.size }
  } catch (error) {
    body.destroy()
    throw error
  }
}

/** Not every store rejects an incomplete upload, so the object is looked up afterwards. */
async function putObject(
  { client, sdk }: Opened,
  where: Where,
  source: Parameters<BlobStore['put']>[1],
): Promise<void> {
  const { Key: key } = where
  const size = 'bytes' in source ? source.bytes.length : (await stat(source.file)).size
  const { sha256, md5, whole } = await digest(source, size)
  const Body = whole ?? createReadStream((source as { file: string }).file)
  const Metadata = { sha256, length: String(size) }
  const stored = await client
    .send(new sdk.PutObjectCommand({ ...where, Body, ContentLength: size, ContentMD5: md5, Metadata }))
    .catch(throwStoreAway)
  if (!ETAG.test(stored.ETag ?? '')) throw damagedBlob(key, 'the answer to storing it is not that of an S3 store')
  const found = await client
    .send(new sdk.HeadObjectCommand(where), { requestTimeout: answerWithinMs })
    .catch((error: Error) => {
      throw error.name === 'NotFound' ? damagedBlob(key, 'it is missing right after it was stored') : storeAway(error)
    })
  if (knownOf(key, found).size !== size) throw damagedBlob(key, `it is not stored with its ${size} bytes`)
}

function throwStoreAway(error: unknown): never {
  throw storeAway(error)
}

function storeAway(cause: unknown): AppError {
  return new AppError('unavailable', 'The file store cannot be used right now. Try again in a few seconds.', {
    retryAfter,
    cause,
  })
}

type Answered = {
  ETag?: string | undefined
  ContentLength?: number | undefined
  Metadata?: Record<string, string> | undefined
}

/** Reads the length and hash from a response. @throws AppError unavailable if it cannot be the stored blob */
function knownOf(key: string, { ETag = '', ContentLength, Metadata = {} }: Answered): StoredFacts {
  if (!ETAG.test(ETag)) throw damagedBlob(key, 'the answer is not that of an S3 store')
  const given = ContentLength ?? null
  const size = Metadata['length'] === undefined ? null : Number(Metadata['length'])
  if (size !== null && given !== null && size !== given)
    throw damagedBlob(key, `it has ${given} bytes instead of ${size}`)
  return { size: size ?? given, sha256: Metadata['sha256'] ?? null }
}

/** Returns the digests of a blob, and its bytes if they are few. */
async function digest(source: Parameters<BlobStore['put']>[1], size: number) {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')]
  const pieces: Buffer[] = []
  for await (const piece of 'bytes' in source ? [source.bytes] : createReadStream(source.file)) {
    sha256.update(piece)
    md5.update(piece)
    if (size <= wholeBytes) pieces.push(piece)
  }
  const whole = 'bytes' in source ? source.bytes : size <= wholeBytes ? Buffer.concat(pieces) : null
  return { sha256: sha256.digest('hex'), md5: md5.digest('base64'), whole }
}

/** The SDK needs memory that a service with a folder should not spend, so it is loaded on first use. */
async function openClient(options: S3Options) {
  const sdk = await import('@aws-sdk/client-s3')
  const { accessKeyId, secretAccessKey } = options
  const client = new sdk.S3Client({
    endpoint: options.endpoint,
    region: options.region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Many compatible stores do not know the newer checksum headers that the SDK would send by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: storedWithinMs, throwOnRequestTimeout: true },
  })
  return { sdk, client }
}
