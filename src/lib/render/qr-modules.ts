import { encodeQR } from 'qr'

/** The modules of a QR code, row by row, true where dark; `size` modules a side, without the quiet zone. */
export type QrCode = { size: number; rows: boolean[][] }

/** The border that the encoder adds; it requires at least one module. */
const BORDER = 1

/** Encodes a text with medium error correction (15 %), enough for a printed code. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  return { size: rows.length - 2 * BORDER, rows }
}

/** Draws the dark modules as horizontal bars, each one module high, from the top left to the bottom right. */
export function eachBar({ size, rows }: QrCode, draw: (x: number, y: number, width: number) => void): void {
  for (let y = 0; y < size; y++) {
    const row = rows[y + BORDER]!
    for (let x = 0; x < size; x++) {
      const start = x
      while (row[x + BORDER]) x++
      if (x > start) draw(start, y, x - start)
    }
  }
}

/** The quiet zone around a code, in modules. ISO/IEC 18004 requires four, and the white of the page counts. */
export const QUIET_ZONE = 3
