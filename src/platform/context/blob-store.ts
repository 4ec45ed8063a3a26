import type { Readable } from 'node:stream'

/**
 * A store of large files. A key looks like `bulk/12/ab.zip`. A blob exists completely or not at all, even after a
 * crash; putting it again replaces it atomically.
 */
export type BlobStore = {
  /** A folder of this machine, or an S3-compatible store. */
  readonly kind: 'folder' | 's3'
  /** Takes over a file that `tempFile` named, and copies any other. */
  put(key: string, source: { file: string } | { bytes: Buffer }): Promise<void>
  /**
   * Null if there is no such blob. The caller must read the stream to its end or destroy it; it fails before its end if
   * the bytes differ from those that were stored. `size` is null if the store does not report it.
   */
  read(key: string): Promise<{ stream: Readable; size: number | null } | null>
  bytes(key: string): Promise<Buffer | null>
  /** Succeeds even if there is no such blob. */
  remove(key: string): Promise<void>
  /** The keys that start with the prefix, in no particular order. */
  list(prefix: string): AsyncIterable<string>
  /** Throws if the store is unusable right now. */
  check(): Promise<void>
  close(): Promise<void>
  /** Returns an unused path for a file to write and then `put`. */
  tempFile(): Promise<string>
}

/** A column that holds keys of blobs, so that a backup knows which blobs its rows refer to. */
export type BlobColumn = { table: string; column: string }

/** Throws for a key that could leave the folder, differ between file systems or look like a temporary file. */
export function checkKey(key: string): void {
  if (key.length > 200 || key.includes('..') || !/^[a-z0-9_-][a-z0-9._-]*(\/[a-z0-9_-][a-z0-9._-]*)*$/.test(key)) {
    throw new Error(`Not a blob key: ${JSON.stringify(key)}`)
  }
}

/** Throws for a prefix that no key can start with. */
export function checkPrefix(prefix: string): void {
  if (prefix !== '') checkKey(prefix.replace(/[/.]$/, ''))
}
