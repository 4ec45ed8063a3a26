import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { ZipRecord } from './zip-entry.ts'
import { deflatedDirectoryHeader, deflatedLocalHeader, endOfDirectory, sizesAfter } from './zip-headers.ts'

const MAX_BYTES = 0xffffffff

type Content = string | Buffer

export type StreamedEntry = { name: string; content: AsyncIterable<Content> | Iterable<Content> }

/**
 * Streams a ZIP whose entries are deflated while they are written, so that their lengths need not be known in advance:
 * their sizes follow them. Names must be ASCII.
 * @throws Error for 4 GiB or more, which this form cannot express
 */
export async function* zipStream(
  entries: Iterable<StreamedEntry> | AsyncIterable<StreamedEntry>,
): AsyncGenerator<Buffer> {
  const records: (ZipRecord & { packed: number })[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const record = { name: Buffer.from(name), crc32: 0, length: 0, packed: 0, offset }
    const head = deflatedLocalHeader(record.name)
    yield head
    for await (const piece of deflated(content, record)) {
      record.packed += piece.length
      yield piece
    }
    const sizes = sizesAfter(record)
    yield sizes
    offset += head.length + record.packed + sizes.length
    if (offset > MAX_BYTES || record.length > MAX_BYTES) throw new Error('A ZIP without ZIP64 holds less than 4 GiB.')
    records.push(record)
  }
  const directory = Buffer.concat(records.map(deflatedDirectoryHeader))
  yield directory
  yield endOfDirectory(records.length, directory.length, offset)
}

/** A reader may stop early, which ends the source too. */
function deflated(content: StreamedEntry['content'], record: ZipRecord): AsyncIterable<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const text of content) {
      const piece = typeof text === 'string' ? Buffer.from(text) : text
      record.crc32 = crc32(piece, record.crc32)
      record.length += piece.length
      yield piece
    }
  }
  // The reader of the output receives a failure.
  return pipeline(Readable.from(counted()), createDeflateRaw(), () => {})
}
