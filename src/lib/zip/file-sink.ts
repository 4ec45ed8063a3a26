import { open } from 'node:fs/promises'
import type { ZipSink } from './zip-entry.ts'

/** A sink that must be closed; `close` returns once the bytes are on the disk (fsync). */
export type FileSink = ZipSink & { close(): Promise<void> }

const bytesBetweenSyncs = 8 * 1024 * 1024
/** Writing the same bytes in pieces of half a megabyte takes a third more processor time. */
const bytesInOneWrite = 2 * 1024 * 1024

type Writable = { writev(chunks: Buffer[]): Promise<{ bytesWritten: number }> }

/**
 * Opens a file for writing and truncates it. The caller must make sure that an unfinished file is never taken for a
 * whole one (temporary name, rename).
 */
export async function fileSink(path: string): Promise<FileSink> {
  const file = await open(path, 'w')
  const held: Buffer[] = []
  let heldBytes = 0
  let unsynced = 0
  let syncing: Promise<void> = Promise.resolve()
  return {
    async write(chunks) {
      held.push(...chunks)
      for (const { length } of chunks) heldBytes += length
      if (heldBytes < bytesInOneWrite) return
      unsynced += heldBytes
      heldBytes = 0
      await writeAll(file, held.splice(0))
      if (unsynced < bytesBetweenSyncs) return
      unsynced = 0
      // Starts the flush early, so that little is left for the end. `close` reports a failure.
      syncing = syncing.then(() => file.datasync())
      syncing.catch(() => {})
    },
    async close() {
      try {
        await writeAll(file, held)
        await syncing
        await file.sync()
      } finally {
        await file.close()
      }
    },
  }
}

/** Node counts the bytes of one call in 32 bits, so a call with 2 GiB or more would report a wrong number. */
const bytesInOneCall = 256 * 1024 * 1024

/** Writes all chunks, continuing after partial writes. */
export async function writeAll(file: Writable, chunks: Buffer[], limit = bytesInOneCall): Promise<void> {
  let rest = chunks.filter((chunk) => chunk.length > 0)
  while (rest.length > 0) {
    const { bytesWritten } = await file.writev(firstBytes(rest, limit))
    if (bytesWritten === 0) throw new Error('the file took no more bytes')
    rest = dropBytes(rest, bytesWritten)
  }
}

function firstBytes(chunks: Buffer[], limit: number): Buffer[] {
  let room = limit
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.length > room) return [...chunks.slice(0, index), chunk.subarray(0, room)]
    room -= chunk.length
  }
  return chunks
}

function dropBytes(chunks: Buffer[], count: number): Buffer[] {
  let left = count
  for (const [index, chunk] of chunks.entries()) {
    if (left < chunk.length) return [chunk.subarray(left), ...chunks.slice(index + 1)]
    left -= chunk.length
  }
  return []
}
