import { deflateSync } from 'node:zlib'
import { PNG_SIGNATURE, pngChunk } from './png-chunk.ts'
import { eachBar, qrCode } from './qr-modules.ts'

/** The quiet zone that ISO/IEC 18004 requires, in modules: the surroundings of the picture may have any colour. */
const QUIET = 4
/** Pixels per side of a module: at one bit per pixel, a row of them is one byte. */
const PIXELS = 8
const UP = 2

/**
 * Renders a QR code, black on white with its quiet zone, as a PNG of a few hundred bytes: a code of 41 modules has 392
 * pixels a side.
 */
export function qrPng(text: string): Buffer {
  const code = qrCode(text)
  const side = code.size + 2 * QUIET
  // Each row of pixels follows the number of its filter (W3C PNG, 9.2). The first pixel row of a module row is stored
  // unfiltered; the others are differences from the row above, all zero, and compress at once.
  const row = side + 1
  const data = Buffer.alloc(row * side * PIXELS)
  for (let line = 0; line < side * PIXELS; line += 1) {
    if (line % PIXELS === 0) data.fill(0xff, line * row + 1, (line + 1) * row)
    else data[line * row] = UP
  }
  eachBar(code, (x, y, width) => {
    const start = (y + QUIET) * PIXELS * row + 1 + QUIET + x
    data.fill(0, start, start + width)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side * PIXELS, 0)
  header.writeUInt32BE(side * PIXELS, 4)
  // One bit of grey per pixel (11.2.1).
  header.set([1, 0], 8)
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(data)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
