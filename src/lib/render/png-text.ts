import { PNG_SIGNATURE, pngChunk } from './png-chunk.ts'

/** The header chunk has 13 bytes of data. */
const AFTER_HEADER = PNG_SIGNATURE.length + 25

/**
 * Returns a PNG with a text in UTF-8 under an ASCII keyword, in an iTXt chunk after the header, without compression,
 * language or translated keyword (W3C PNG, 11.3.3.4).
 */
export function withPngText(png: Buffer, keyword: string, text: string): Buffer {
  const chunk = pngChunk('iTXt', Buffer.from(`${keyword}\0\0\0\0\0${text}`))
  return Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, png.subarray(AFTER_HEADER)])
}
