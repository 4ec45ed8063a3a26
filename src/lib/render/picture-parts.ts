import { PNG_SIGNATURE, pngChunk } from './png-chunk.ts'

/** Rows of one or three bytes a pixel, compressed as in a PNG that is not interlaced, by which a PDF carries them too. */
export type PictureParts = { width: number; height: number; colour: Buffer; mask: Buffer }

/** Chunks of our own, which other programs pass over (W3C PNG, 5.4): the colours without what can be seen through, and that. */
const COLOUR = 'laCl'
const MASK = 'laMk'

/** The PNG with what PDFs need of it, so that it is never decoded again. @param colour, mask PNGs of eight bits a channel */
export function withParts(png: Buffer, { colour, mask }: { colour: Buffer; mask: Buffer }): Buffer {
  const end = png.length - 12
  const parts = [pngChunk(COLOUR, dataOf(colour, 'IDAT')), pngChunk(MASK, dataOf(mask, 'IDAT'))]
  return Buffer.concat([png.subarray(0, end), ...parts, png.subarray(end)])
}

/** @throws for a picture that was not made by `withParts` */
export function partsOf(png: Buffer): PictureParts {
  const [colour, mask] = [dataOf(png, COLOUR), dataOf(png, MASK)]
  if (!isPng(png) || colour.length === 0 || mask.length === 0) throw new Error('The picture lacks its parts.')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), colour, mask }
}

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(PNG_SIGNATURE)
}

/** What the chunks of a type hold together. */
function dataOf(png: Buffer, type: string): Buffer {
  const found: Buffer[] = []
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === type) found.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return Buffer.concat(found)
}
