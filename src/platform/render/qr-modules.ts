import { encodeQR } from 'qr'

/** The dark modules of a QR code as horizontal bars; `size` modules a side, without the quiet zone. */
export type QrBars = { size: number; bars: { x: number; y: number; width: number }[] }

/** Encodes a text with medium error correction (15 %), which a printed code wants. */
export function qrBars(text: string): QrBars {
  const border = 1
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border })
  const size = rows.length - 2 * border
  const bars: QrBars['bars'] = []
  for (let y = 0; y < size; y++) {
    const row = rows[y + border]!
    for (let x = 0; x < size; x++) {
      const start = x
      while (x < size && row[x + border]) x++
      if (x > start) bars.push({ x: start, y, width: x - start })
    }
  }
  return { size, bars }
}

/** The quiet zone around a code, in modules; four are asked for (ISO/IEC 18004), and page white counts. */
export const QUIET_ZONE = 3
