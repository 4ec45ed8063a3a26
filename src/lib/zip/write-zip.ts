import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeviceName } from './safe-file-name.ts'
import type { ZipEntry, ZipRecord, ZipSink } from './zip-entry.ts'
import { directoryHeader, endOfDirectory, localHeader } from './zip-headers.ts'

/** The number of entries to write before other work gets a turn. */
const entriesInOneTurn = 8
const MAX_NAME = 120

/**
 * Writes the entries as a ZIP, STORED, in order; ZIP64 where needed. The same entries produce the same bytes. Only the
 * directory is kept in memory. Names must be flat, unique without regard to case, at most 120 bytes and no device
 * names, so that the archive unpacks everywhere.
 * @throws Error for a name that breaks these rules or a length that differs from its parts, both bugs of the caller
 */
export async function writeZip(
  sink: ZipSink,
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): Promise<{ bytes: number }> {
  const records: ZipRecord[] = []
  const names = new Set<string>()
  const output = overlapping(sink)
  let chunks: Buffer[] = []
  let offset = 0
  for await (const entry of entries) {
    checkEntry(entry, names)
    const record = { name: Buffer.from(entry.name), crc32: entry.crc32, length: entry.length, offset }
    const header = localHeader(record)
    chunks.push(header, ...entry.parts)
    records.push(record)
    offset += header.length + entry.length
    if (records.length % entriesInOneTurn !== 0) continue
    await output.write(chunks)
    chunks = []
    await nextTurn()
  }
  await output.write(chunks)
  await output.written()
  const size = await writeDirectory(sink, records)
  const end = endOfDirectory(records.length, size, offset)
  await sink.write([end])
  return { bytes: offset + size + end.length }
}

/** Writes while the next entries are prepared: each write waits for the one before it, and `written` for the last. */
function overlapping(sink: ZipSink) {
  let last: Promise<void> = Promise.resolve()
  return {
    async write(chunks: Buffer[]): Promise<void> {
      await last
      last = sink.write(chunks)
      // The next wait reports a failure; until then nothing listens for it.
      last.catch(() => {})
    },
    written: () => last,
  }
}

async function writeDirectory(sink: ZipSink, records: ZipRecord[]): Promise<number> {
  const recordsInOneWrite = 1000
  let size = 0
  for (let at = 0; at < records.length; at += recordsInOneWrite) {
    const piece = Buffer.concat(records.slice(at, at + recordsInOneWrite).map(directoryHeader))
    size += piece.length
    await sink.write([piece])
    await nextTurn()
  }
  return size
}

function checkEntry({ name, parts, length }: ZipEntry, names: Set<string>): void {
  const flat = name.isWellFormed() && name !== '' && !/[/\\:*?"<>|\p{Cc}]|^\.|[. ]$/u.test(name)
  if (!flat || Buffer.byteLength(name) > MAX_NAME || isDeviceName(name))
    throw new Error(`unsafe ZIP entry name: ${name}`)
  const key = name.normalize('NFC').toLowerCase()
  if (names.has(key)) throw new Error(`two ZIP entries have the name ${name}`)
  names.add(key)
  let total = 0
  for (const part of parts) total += part.length
  if (total !== length) throw new Error(`ZIP entry ${name} has ${total} bytes, not ${length}`)
}
