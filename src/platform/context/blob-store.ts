import type { Readable } from 'node:stream'

/**
 * Where large files live. A key looks like `bulk/12/ab.zip`. A blob is there completely or not at all, however the
 * process ends; writing it again replaces it in one step.
 */
export type BlobStore = {
  /** Where they are: in a folder of this machine, or in a store that speaks S3. */
  readonly kind: 'folder' | 's3'
  /** A file that `tempFile` has named is used up by this; any other is copied. */
  put(key: string, source: { file: string } | { bytes: Buffer }): Promise<void>
  /**
   * Null when there is no such blob. The caller must read the stream to its end or destroy it; it fails before its end
   * where the bytes are not those that were stored. `size` is null where the store does not give it.
   */
  read(key: string): Promise<{ stream: Readable; size: number | null } | null>
  bytes(key: string): Promise<Buffer | null>
  /** Also succeeds when there is no such blob. */
  remove(key: string): Promise<void>
  /** The keys that begin with the prefix, in no order that could be relied on. */
  list(prefix: string): AsyncIterable<string>
  /** Throws when the store cannot be used now. */
  check(): Promise<void>
  close(): Promise<void>
  /** A path that nobody else uses, for a file to be written and handed to `put`. */
  tempFile(): Promise<string>
}

/** A column of a table that holds keys of blobs, so that a backup knows which ones belong to the rows. */
export type BlobColumn = { table: string; column: string }

/** Throws for a key that could leave the folder, differ between file systems or hide as a temporary file. */
export function checkKey(key: string): void {
  if (key.length > 200 || key.includes('..') || !/^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/.test(key)) {
    throw new Error(`Not a blob key: ${JSON.stringify(key)}`)
  }
}

/** Throws for a prefix that no key can begin with. */
export function checkPrefix(prefix: string): void {
  if (prefix !== '') checkKey(prefix.replace(/[/.]$/, ''))
}
