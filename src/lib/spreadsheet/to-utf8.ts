import { isUtf8 } from 'node:buffer'

/** Turkish letters at the bytes where Windows-1252 has Icelandic ones: Ğ İ Ş ğ ı ş, or Ð Ý Þ ð ý þ. */
const SHARED = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe])
/** Ç Ü ç ü, which occur in Turkish and not in Icelandic. */
const TURKISH = new Set([0xc7, 0xdc, 0xe7, 0xfc])
/** Á Æ É Í Ó Ú á æ é í ó ú, which occur in Icelandic and hardly in Turkish. */
const ICELANDIC = new Set([0xc1, 0xc6, 0xc9, 0xcd, 0xd3, 0xda, 0xe1, 0xe6, 0xe9, 0xed, 0xf3, 0xfa])
/** This many bytes show whether every other one is zero, as in UTF-16 without a byte order mark. */
const INSPECTED_BYTES = 1_000
const MARK = Buffer.from('\ufeff')
const PIECE = 1_048_576

/**
 * Detects UTF-16 and its byte order, by the byte order mark or by the position of zeros; null for any other encoding.
 */
export function utf16Order(file: Buffer): 'le' | 'be' | null {
  const mark = file.length > 1 ? file.readUInt16BE(0) : 0
  if (mark === 0xfffe) return 'le'
  return mark === 0xfeff ? 'be' : orderOfZeros(file)
}

/**
 * Converts a file of unknown encoding to UTF-8 without a byte order mark: from UTF-8 or UTF-16 with or without a mark,
 * otherwise from the Windows code page for Western Europe or Turkish. These two differ in six letters; if one of those
 * occurs, the other letters decide. The file is decoded in pieces, since a string takes twice the memory of its bytes.
 */
export function toUtf8(file: Buffer): Buffer {
  const order = utf16Order(file)
  if (order === null && isUtf8(file)) return file.subarray(file.subarray(0, 3).equals(MARK) ? MARK.length : 0)
  const decoder = new TextDecoder(order ? `utf-16${order}` : codePageOf(file))
  const pieces: Buffer[] = []
  for (let at = 0; at < file.length; at += PIECE)
    pieces.push(Buffer.from(decoder.decode(file.subarray(at, at + PIECE), { stream: true })))
  return Buffer.concat(pieces)
}

/** Most typed text in UTF-16 has a zero in one byte of two, always on the same side. */
function orderOfZeros(file: Buffer): 'le' | 'be' | null {
  const bytes = file.subarray(0, INSPECTED_BYTES)
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2]! += 1
  const [even, odd] = zeros as [number, number]
  if (even === 0 && odd > bytes.length / 4) return 'le'
  return odd === 0 && even > bytes.length / 4 ? 'be' : null
}

function codePageOf(file: Buffer): 'windows-1252' | 'windows-1254' {
  let shared = false
  let balance = 0
  for (const byte of file) {
    if (byte < 0x80) continue
    if (SHARED.has(byte)) shared = true
    else if (TURKISH.has(byte)) balance += 1
    else if (ICELANDIC.has(byte)) balance -= 1
  }
  return shared && balance >= 0 ? 'windows-1254' : 'windows-1252'
}
