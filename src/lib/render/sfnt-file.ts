/** The sum of a table's big-endian 32-bit words (OpenType specification, "Calculating checksums"). */
function checksum(bytes: Buffer, start: number, end: number): number {
  let sum = 0
  for (let at = start; at < end; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

const padded = (length: number) => (length + 3) & ~3

/** Assembles tables into a TrueType file: directory, padding, checksums and `checkSumAdjustment`. */
export function sfntFile(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables).sort()
  const directory = 12 + 16 * names.length
  const file = Buffer.alloc(names.reduce((sum, name) => sum + padded(tables[name]!.length), directory))
  const power = Math.floor(Math.log2(names.length))
  file.writeUInt32BE(0x00010000, 0)
  file.writeUInt16BE(names.length, 4)
  file.writeUInt16BE(16 * 2 ** power, 6)
  file.writeUInt16BE(power, 8)
  file.writeUInt16BE(16 * (names.length - 2 ** power), 10)
  let offset = directory
  let head = 0
  for (const [i, name] of names.entries()) {
    const table = tables[name]!
    const entry = 12 + 16 * i
    table.copy(file, offset)
    if (name === 'head') {
      head = offset
      file.writeUInt32BE(0, head + 8)
    }
    file.write(name, entry, 'latin1')
    file.writeUInt32BE(checksum(file, offset, offset + padded(table.length)), entry + 4)
    file.writeUInt32BE(offset, entry + 8)
    file.writeUInt32BE(table.length, entry + 12)
    offset += padded(table.length)
  }
  file.writeUInt32BE((0xb1b0afba - checksum(file, 0, file.length)) >>> 0, head + 8)
  return file
}
