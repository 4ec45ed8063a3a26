import { constants, deflateRawSync } from 'node:zlib'
import { adler32, joinAdler32 } from './adler-32.ts'
import { filterRows, ROW_FILTERS, type RowFilter } from './filter-rows.ts'
import { PNG_SIGNATURE, pngChunk } from './png-chunk.ts'

/** A picture of opaque pixels; `read` returns the RGBA rows from `from` to `to`, exclusive. */
export type Pixels = { width: number; height: number; read(from: number, to: number): Uint8Array }

/** The pixel rows between which something is drawn. */
export type Ink = { top: number; bottom: number }

/** Rows of a PNG that are compressed independently: their IDAT chunk, and their part of the overall checksum. */
type Band = { chunk: Buffer; adler32: number; length: number }

/** The compressed rows that many pictures share; `filter` is the one that compresses them best. */
export type PngBackground = { filter: RowFilter; bands: Band[] }

const BAND_ROWS = 24
/** One in this many bands is compressed to choose the filter. */
const SAMPLED = 8
/** The level for backgrounds, which are compressed once, takes deflate two to three times as long. */
const LEVEL = 4
const BACKGROUND_LEVEL = 6

/** The header of a zlib stream with a window of 32 KB (RFC 1950, 2.2), and deflate's empty last block. */
const STREAM_START = Buffer.from([0x78, 0x5e])
const STREAM_END = Buffer.from([0x03, 0x00])

/** Compresses a background for the pictures that are drawn on it. */
export function compressBackground(pixels: Pixels): PngBackground {
  const indexes = Array.from({ length: Math.ceil(pixels.height / BAND_ROWS) }, (_, index) => index)
  const sample = indexes.filter((index) => index % SAMPLED === 0)
  const sizes = (Object.keys(ROW_FILTERS) as RowFilter[]).map((filter) => ({
    filter,
    size: sample.reduce((sum, index) => sum + writeBand(pixels, index, filter, LEVEL).chunk.length, 0),
  }))
  const { filter } = sizes.reduce((best, other) => (other.size < best.size ? other : best))
  return { filter, bands: indexes.map((index) => writeBand(pixels, index, filter, BACKGROUND_LEVEL)) }
}

/**
 * Writes a picture as PNG that differs from its background only where there is ink. Only the bands around the ink are
 * read and compressed; the others are copied from the background.
 */
export function writePng(pixels: Pixels, background: PngBackground, ink: Ink[]): Buffer {
  const bands = background.bands.map((band, index) => {
    // The first row of a band is stored as the difference from the row above, and edges are blurred.
    const [first, end] = [index * BAND_ROWS - 2, (index + 1) * BAND_ROWS + 1]
    const differs = ink.some(({ top, bottom }) => top < end && bottom > first)
    return differs ? writeBand(pixels, index, background.filter, LEVEL) : band
  })
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(bands.reduce((before, band) => joinAdler32(before, band.adler32, band.length), 1))
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header(pixels)),
    // sRGB with the perceptual rendering intent.
    pngChunk('sRGB', Buffer.from([0])),
    pngChunk('IDAT', STREAM_START),
    ...bands.map((band) => band.chunk),
    pngChunk('IDAT', Buffer.concat([STREAM_END, sum])),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function writeBand(pixels: Pixels, index: number, filter: RowFilter, level: number): Band {
  const isTop = index === 0
  const read = pixels.read(isTop ? 0 : index * BAND_ROWS - 1, Math.min((index + 1) * BAND_ROWS, pixels.height))
  const rows = filterRows(read, pixels.width, filter, { isTop })
  // Flushed but not ended, so that another band can follow; each band starts with an empty window.
  const data = deflateRawSync(rows, { level, memLevel: 9, finishFlush: constants.Z_SYNC_FLUSH })
  return { chunk: pngChunk('IDAT', data), adler32: adler32(rows), length: rows.length }
}

/** Eight bits each for red, green and blue, not interlaced (W3C PNG, 11.2.1). */
function header({ width, height }: Pixels): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  bytes.set([8, 2], 8)
  return bytes
}
