import { crc32, createInflateRaw } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { cpuBudget } from './cpu-budget.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { damaged, SpreadsheetError, tooComplex } from './spreadsheet-error.ts'

/** The parts of an Open Packaging file (ECMA-376 part 2). Names are case-insensitive, as it requires. */
export type Package = {
  has(name: string): boolean
  /** Returns the unpacked content in pieces, checked against its declared size and CRC-32 at its end. */
  open(name: string): AsyncIterable<Buffer>
}

/** The cost of reading the package so far, in this thread. */
type Spent = { inflated: number; checkTime: () => void }

/** The compression ratio of parts below this size is not checked, since it means nothing. */
const ratioGrace = 1024 * 1024
const pieceSize = 64 * 1024

/**
 * Reads the directory of a ZIP and rejects it at once if it declares more than the limits allow. The declared sizes are
 * only a first filter: the actual bytes are counted too.
 * @throws SpreadsheetError
 */
export async function openPackage(
  file: Buffer,
  limits: SheetLimits,
  checkTime = cpuBudget(limits.cpuMilliseconds),
): Promise<Package> {
  const { zip, entries } = await readDirectory(file, limits)
  const spent = { inflated: 0, checkTime }
  return {
    has: (name) => entries.has(name.toLowerCase()),
    open: (name) => {
      const entry = entries.get(name.toLowerCase())
      if (!entry) throw damaged('a part that it refers to is missing')
      return readEntry(file, zip, entry, limits, spent)
    },
  }
}

async function readDirectory(
  file: Buffer,
  limits: SheetLimits,
): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const entries = new Map<string, Entry>()
  let declared = 0
  const zip = await fromBufferPromise(file, { decodeStrings: false, validateEntrySizes: false }).catch(zipDamage)
  if (zip.entryCount > limits.entries) throw tooComplex(`it has more than ${limits.entries} parts`)
  const directory = zip.eachEntry()
  for (;;) {
    const next = await directory.next().catch(zipDamage)
    if (next.done) return { zip, entries }
    const entry = next.value
    declared += entry.uncompressedSize
    if (declared > limits.inflatedBytes) throw tooLargeUnpacked(limits)
    // Nothing is ever written under these names, so a path that climbs out of the archive is harmless.
    const name = entry.fileNameRaw.toString('utf8').replaceAll('\\', '/').toLowerCase()
    if (entries.has(name)) throw damaged('two of its parts have the same name')
    entries.set(name, entry)
  }
}

async function* readEntry(
  file: Buffer,
  zip: ZipFile,
  entry: Entry,
  limits: SheetLimits,
  spent: Spent,
): AsyncGenerator<Buffer> {
  if (entry.isEncrypted()) {
    throw new SpreadsheetError(
      'encrypted',
      'This workbook is encrypted. Save it without a password and upload it again.',
    )
  }
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch(zipDamage)
  const packed = file.subarray(fileDataStart, fileDataStart + entry.compressedSize)
  let size = 0
  let checksum = 0
  for await (const piece of unpack(packed, entry.compressionMethod)) {
    size += piece.length
    spent.inflated += piece.length
    if (spent.inflated > limits.inflatedBytes) throw tooLargeUnpacked(limits)
    // Each piece is small, so this check runs often enough.
    spent.checkTime()
    if (size > ratioGrace && size > limits.ratio * packed.length)
      throw tooComplex('a part of it is compressed too strongly')
    if (size > entry.uncompressedSize) throw damaged('a part is longer than declared')
    checksum = crc32(piece, checksum)
    yield piece
  }
  if (size !== entry.uncompressedSize) throw damaged('a part is shorter than declared')
  if (checksum !== entry.crc32) throw damaged('a part has a wrong checksum')
}

async function* unpack(packed: Buffer, method: number): AsyncGenerator<Buffer> {
  if (method === 0) {
    for (let at = 0; at < packed.length; at += pieceSize) yield packed.subarray(at, at + pieceSize)
    return
  }
  if (method !== 8) throw damaged('a part uses a compression that no spreadsheet program uses')
  const inflate = createInflateRaw({ chunkSize: pieceSize })
  inflate.end(packed)
  try {
    for await (const piece of inflate) yield piece
  } catch (error) {
    if (isZlibError(error)) throw damaged('a part cannot be unpacked')
    throw error
  }
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

/** On a buffer, yauzl fails only for a malformed archive. */
function zipDamage(): never {
  throw damaged('its ZIP directory cannot be read')
}

function tooLargeUnpacked(limits: SheetLimits): SpreadsheetError {
  return tooComplex(`unpacked it has more than ${Math.floor(limits.inflatedBytes / 1024 / 1024)} MiB`)
}
