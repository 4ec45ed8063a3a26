import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeZip } from './write-zip.ts'
import type { ZipEntry } from './zip-entry.ts'

/**
 * Returns the bytes of a ZIP, produced no faster than they are read. If the reader stops, no more entries are produced.
 */
export function zipReadable(entries: AsyncIterable<ZipEntry>): Readable {
  const { readable, writable } = new TransformStream<Buffer, Buffer>()
  const writer = writable.getWriter()
  const write = (chunks: Buffer[]) => writer.write(Buffer.concat(chunks))
  writeZip({ write }, entries)
    .then(() => writer.close())
    // The reader receives the failure; if the reader has stopped, its stopping is the failure.
    .catch((error: unknown) => writer.abort(error))
  return Readable.fromWeb(readable as ReadableStream)
}
