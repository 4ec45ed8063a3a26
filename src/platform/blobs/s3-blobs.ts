import { createReadStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '../errors.ts'
import { makePrivateFolder } from '../os/private-folder.ts'
import { type BlobStore, checkKey, checkPrefix } from './blob-store.ts'
import { openTempFiles } from './temp-files.ts'

export type S3Options = {
  /** Such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Up to this size a file is read whole, because the client can repeat a failed request only when it has the bytes. */
const wholeBytes = 32 * 1024 * 1024
const checkTimeoutMs = 5_000
/** From a request that is sent to the beginning of its answer. */
const answerWithinMs = 10_000
const storedWithinMs = 60_000
const retryAfter = 5

/**
 * Blobs as objects of an S3-compatible store, addressed by path (`endpoint/bucket/key`). Each operation throws an AppError
 * unavailable when the store is away, refuses the key or lacks the bucket.
 */
export function openS3Blobs(options: S3Options): BlobStore {
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
    const { client, sdk } = await s3()
    try {
      return await client.send(new sdk.GetObjectCommand(where), { requestTimeout: answerWithinMs })
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return null
      throw storeAway(error)
    }
  }
  return {
    kind: 's3',
    async put(key, source) {
      const where = at(key)
      const { client, sdk } = await s3()
      const size = 'bytes' in source ? source.bytes.length : (await stat(source.file)).size
      const small = 'bytes' in source ? source.bytes : size <= wholeBytes ? await readFile(source.file) : null
      const Body = small ?? createReadStream((source as { file: string }).file)
      await client.send(new sdk.PutObjectCommand({ ...where, Body, ContentLength: size })).catch(throwStoreAway)
      if ('file' in source && temp.owns(source.file)) await rm(source.file, { force: true })
    },
    async read(key) {
      const found = await get(key)
      return found && { stream: found.Body as Readable, size: found.ContentLength! }
    },
    async bytes(key) {
      const found = await get(key)
      return found && Buffer.from(await found.Body!.transformToByteArray().catch(throwStoreAway))
    },
    async remove(key) {
      const { client, sdk } = await s3()
      await client.send(new sdk.DeleteObjectCommand(at(key)), { requestTimeout: answerWithinMs }).catch(throwStoreAway)
    },
    async *list(prefix) {
      checkPrefix(prefix)
      const { client, sdk } = await s3()
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: options.bucket, Prefix: prefix })
      for (;;) {
        const page = await pages.next().catch(throwStoreAway)
        if (page.done) return
        for (const object of page.value.Contents ?? []) yield object.Key!
      }
    },
    async check() {
      const { client, sdk } = await s3()
      const abortSignal = AbortSignal.timeout(checkTimeoutMs)
      await client.send(new sdk.HeadBucketCommand({ Bucket: options.bucket }), { abortSignal }).catch(throwStoreAway)
    },
    async close() {
      if (opening) (await opening).client.destroy()
    },
    tempFile: async () => temp.next(),
  }
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

/** The SDK costs memory that a service with a folder should not pay, so it is loaded at the first use. */
async function openClient(options: S3Options) {
  const sdk = await import('@aws-sdk/client-s3')
  const { accessKeyId, secretAccessKey } = options
  const client = new sdk.S3Client({
    endpoint: options.endpoint,
    region: options.region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Many compatible stores do not know the newer checksum headers that the SDK would send unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: storedWithinMs, throwOnRequestTimeout: true },
  })
  return { sdk, client }
}
