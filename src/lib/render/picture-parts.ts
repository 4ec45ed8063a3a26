import { PNG_SIGNATURE, pngChunk } from './png-chunk.ts'

/** Rows of one or three bytes per pixel, compressed as in a non-interlaced PNG, which a PDF can embed unchanged. */
export type PictureParts = { width: number; height: number; colour: Buffer; mask: Buffer }

/** Private chunks, which other programs skip (W3C PNG, 5.4): the colours without transparency, and the transparency. */
const COLOUR = 'laCl'
const MASK = 'laMk'

/**
 * Adds to a PNG the parts that PDFs need, so that it is never decoded again.
 * @param colour, mask PNGs of eight bits per channel
 */
export function withParts(png: Buffer, { colour, mask }: { colour: Buffer; mask: Buffer }): Buffer {
  const end = png.length - 12
  const parts = [pngChunk(COLOUR, dataOf(colour, 'IDAT')), pngChunk(MASK, dataOf(mask, 'IDAT'))]
  return Buffer.concat([png.subarray(0, end), ...parts, png.subarray(end)])
}

/** Reads the parts of a PNG. @throws Error for a picture that `withParts` did not create */
export function partsOf(png: Buffer): PictureParts {
  const [colour, mask] = [dataOf(png, COLOUR), dataOf(png, MASK)]
  if (!isPng(png) || colour.length === 0 || mask.length === 0) throw new Error('The picture lacks its parts.')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), colour, mask }
}

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(PNG_SIGNATURE)
}

/** The joined data of all chunks of a type. */
function dataOf(png: Buffer, type: string): Buffer {
  const found: Buffer[] = []
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === type) found.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return Buffer.concat(found)
}
