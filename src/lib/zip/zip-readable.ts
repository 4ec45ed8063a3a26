import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeZip } from './write-zip.ts'
import type { ZipEntry } from './zip-entry.ts'

/** The bytes of a ZIP, made no faster than they are read. When nobody reads on, the making of entries ends. */
export function zipReadable(entries: AsyncIterable<ZipEntry>): Readable {
  const { readable, writable } = new TransformStream<Buffer, Buffer>()
  const writer = writable.getWriter()
  const write = (chunks: Buffer[]) => writer.write(Buffer.concat(chunks))
  writeZip({ write }, entries)
    .then(() => writer.close())
    // Whoever reads is told of what went wrong; if nobody reads on, that itself is what went wrong.
    .catch((error: unknown) => writer.abort(error))
  return Readable.fromWeb(readable as ReadableStream)
}
