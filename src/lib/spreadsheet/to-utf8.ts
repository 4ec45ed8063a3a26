import { isUtf8 } from 'node:buffer'

/** Letters of Turkish where Windows-1252 has Icelandic ones: Ğ İ Ş ğ ı ş, or Ð Ý Þ ð ý þ. */
const SHARED = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe])
/** Ç Ü ç ü, which Turkish has and Icelandic has not. */
const TURKISH = new Set([0xc7, 0xdc, 0xe7, 0xfc])
/** Á Æ É Í Ó Ú á æ é í ó ú, which Icelandic has and Turkish hardly. */
const ICELANDIC = new Set([0xc1, 0xc6, 0xc9, 0xcd, 0xd3, 0xda, 0xe1, 0xe6, 0xe9, 0xed, 0xf3, 0xfa])
/** So many bytes tell whether every other one is zero, as in UTF-16 without a mark. */
const LOOKED_AT = 1_000
const MARK = Buffer.from('\ufeff')
const PIECE = 1_048_576

/** Whether a file is UTF-16, and in which order its bytes are; by its mark or by where zeros are. */
export function utf16Order(file: Buffer): 'le' | 'be' | null {
  const mark = file.length > 1 ? file.readUInt16BE(0) : 0
  if (mark === 0xfffe) return 'le'
  return mark === 0xfeff ? 'be' : orderOfZeros(file)
}

/**
 * A text in UTF-8, without a byte order mark, of a file that does not say how it is written: UTF-8 or UTF-16 with or
 * without a mark, else the code page of Windows for Western Europe or for Turkish. These two differ in six letters; where
 * any of them is, the other letters decide. It is decoded piece by piece, since a text takes twice the memory of its bytes.
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

/** Most of what people type has a zero in one byte of two, always on the same side, and never on the other. */
function orderOfZeros(file: Buffer): 'le' | 'be' | null {
  const bytes = file.subarray(0, LOOKED_AT)
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
