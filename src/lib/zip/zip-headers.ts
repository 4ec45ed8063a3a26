import type { ZipRecord } from './zip-entry.ts'

/** A field of 0xFFFFFFFF (or 0xFFFF) refers to the ZIP64 record. Section numbers are those of APPNOTE.TXT. */
const full32 = 0xffffffff
const full16 = 0xffff
/** 1980-01-01 00:00, the earliest DOS time; a fixed time makes the same entries produce the same bytes. */
const dosDate = 0x0021
const utf8Names = 0x0800
const sizesBehind = 0x0008
const deflate = 8
const madeOnUnix = 3 << 8
const regularFile = 0o100644
const version = 20
const zip64Version = 45

/** Section 4.3.7, with both sizes in a ZIP64 field (4.5.3) if the entry has 4 GiB or more. */
export function localHeader({ name, crc32, length }: ZipRecord): Buffer {
  const large = length >= full32
  const extra = large ? zip64Field([length, length]) : Buffer.alloc(0)
  const header = Buffer.alloc(30 + name.length + extra.length)
  header.writeUInt32LE(0x04034b50, 0)
  writeCommon(header, 4, name, crc32, large ? full32 : length, extra.length, large ? zip64Version : version)
  name.copy(header, 30)
  extra.copy(header, 30 + name.length)
  return header
}

/** Section 4.3.12. A ZIP64 field holds only the values that do not fit, in this order: both sizes, offset. */
export function directoryHeader({ name, crc32, length, offset }: ZipRecord): Buffer {
  const large = length >= full32
  const values = large ? [length, length] : []
  if (offset >= full32) values.push(offset)
  const extra = values.length > 0 ? zip64Field(values) : Buffer.alloc(0)
  const needed = values.length > 0 ? zip64Version : version
  const header = Buffer.alloc(46 + name.length + extra.length)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(madeOnUnix | needed, 4)
  writeCommon(header, 6, name, crc32, large ? full32 : length, extra.length, needed)
  header.writeUInt32LE(regularFile * 0x10000, 38)
  header.writeUInt32LE(Math.min(offset, full32), 42)
  name.copy(header, 46)
  extra.copy(header, 46 + name.length)
  return header
}

/** Section 4.3.7 for an entry that is deflated while it is written: bit 3 says that its sizes follow it. */
export function deflatedLocalHeader(name: Buffer): Buffer {
  const header = localHeader({ name, crc32: 0, length: 0, offset: 0 })
  header.writeUInt16LE(utf8Names | sizesBehind, 6)
  header.writeUInt16LE(deflate, 8)
  return header
}

/** Section 4.3.9. */
export function sizesAfter({ crc32, length, packed }: ZipRecord & { packed: number }): Buffer {
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32LE(0x08074b50, 0)
  sizes.writeUInt32LE(crc32, 4)
  sizes.writeUInt32LE(packed, 8)
  sizes.writeUInt32LE(length, 12)
  return sizes
}

/** Section 4.3.12 for an entry that is deflated while it is written. */
export function deflatedDirectoryHeader(record: ZipRecord & { packed: number }): Buffer {
  const header = directoryHeader(record)
  header.writeUInt16LE(utf8Names | sizesBehind, 8)
  header.writeUInt16LE(deflate, 10)
  header.writeUInt32LE(record.packed, 20)
  return header
}

/** Section 4.3.16, preceded by 4.3.14 and 4.3.15 if there are too many entries or bytes for it. */
export function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(entries, full16), 8)
  end.writeUInt16LE(Math.min(entries, full16), 10)
  end.writeUInt32LE(Math.min(size, full32), 12)
  end.writeUInt32LE(Math.min(offset, full32), 16)
  if (entries < full16 && size < full32 && offset < full32) return end
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  writeUInt64(record, 44, 4)
  record.writeUInt16LE(madeOnUnix | zip64Version, 12)
  record.writeUInt16LE(zip64Version, 14)
  writeUInt64(record, entries, 24)
  writeUInt64(record, entries, 32)
  writeUInt64(record, size, 40)
  writeUInt64(record, offset, 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  writeUInt64(locator, offset + size, 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator, end])
}

/** Writes the 26 bytes that both headers share: from the version needed to the length of the extra field. */
function writeCommon(to: Buffer, at: number, name: Buffer, crc32: number, size: number, extra: number, needed: number) {
  to.writeUInt16LE(needed, at)
  to.writeUInt16LE(utf8Names, at + 2)
  to.writeUInt16LE(dosDate, at + 8)
  to.writeUInt32LE(crc32, at + 10)
  to.writeUInt32LE(size, at + 14)
  to.writeUInt32LE(size, at + 18)
  to.writeUInt16LE(name.length, at + 22)
  to.writeUInt16LE(extra, at + 24)
}

function zip64Field(values: number[]): Buffer {
  const field = Buffer.alloc(4 + 8 * values.length)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(8 * values.length, 2)
  values.forEach((value, index) => {
    writeUInt64(field, value, 4 + 8 * index)
  })
  return field
}

function writeUInt64(to: Buffer, value: number, at: number): void {
  to.writeBigUInt64LE(BigInt(value), at)
}
