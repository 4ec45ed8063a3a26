import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { ZipRecord } from './zip-entry.ts'
import { deflatedDirectoryHeader, deflatedLocalHeader, endOfDirectory, sizesAfter } from './zip-headers.ts'

const most = 0xffffffff

type Content = string | Buffer

export type StreamedEntry = { name: string; content: AsyncIterable<Content> | Iterable<Content> }

/**
 * The bytes of a ZIP whose entries are deflated while they are made, so that nobody needs to know before how long they
 * are: their sizes stand behind them. Names are of our own, and ASCII.
 * @throws Error for 4 GiB or more, which this form has no numbers for
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
    if (offset > most || record.length > most) throw new Error('This is too much for a ZIP without ZIP64.')
    records.push(record)
  }
  const directory = Buffer.concat(records.map(deflatedDirectoryHeader))
  yield directory
  yield endOfDirectory(records.length, directory.length, offset)
}

/** What comes out may be left before its end; whatever made it is then ended too. */
function deflated(content: StreamedEntry['content'], record: ZipRecord): AsyncIterable<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const text of content) {
      const piece = typeof text === 'string' ? Buffer.from(text) : text
      record.crc32 = crc32(piece, record.crc32)
      record.length += piece.length
      yield piece
    }
  }
  // A failure is told to whoever reads what comes out.
  return pipeline(Readable.from(counted()), createDeflateRaw(), () => {})
}
