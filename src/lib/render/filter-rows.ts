/** The PNG row filters (W3C PNG, 9.2) that help here. */
export const ROW_FILTERS = { none: 0, average: 3, paeth: 4 } as const
export type RowFilter = keyof typeof ROW_FILTERS

/** Red, green and blue. */
const BYTES = 3

/**
 * Filters rows of opaque RGBA pixels for a PNG without transparency, each row preceded by the number of its filter. The
 * first row only serves as input for the second, unless `isTop`.
 */
export function filterRows(pixels: Uint8Array, width: number, filter: RowFilter, { isTop }: { isTop: boolean }) {
  const length = width * BYTES
  const count = pixels.length / (width * 4) - (isTop ? 0 : 1)
  const out = new Uint8Array(count * (length + 1))
  let [above, row] = [new Uint8Array(length), new Uint8Array(length)]
  if (!isTop) readRow(pixels, 0, above)
  for (let index = 0; index < count; index += 1) {
    readRow(pixels, isTop ? index : index + 1, row)
    const filtered = out.subarray(index * (length + 1), (index + 1) * (length + 1))
    filtered[0] = ROW_FILTERS[filter]
    writeRow[filter](filtered.subarray(1), row, above)
    ;[above, row] = [row, above]
  }
  return out
}

function readRow(pixels: Uint8Array, index: number, row: Uint8Array): void {
  for (let to = 0, from = (index * row.length * 4) / BYTES; to < row.length; to += BYTES, from += 4) {
    row[to] = pixels[from]!
    row[to + 1] = pixels[from + 1]!
    row[to + 2] = pixels[from + 2]!
  }
}

/** Each byte is written as its difference from a prediction made of the bytes to the left and above. */
const writeRow: Record<RowFilter, (out: Uint8Array, row: Uint8Array, above: Uint8Array) => void> = {
  none: (out, row) => out.set(row),
  average(out, row, above) {
    for (let i = 0; i < BYTES; i += 1) out[i] = row[i]! - (above[i]! >> 1)
    for (let i = BYTES; i < row.length; i += 1) out[i] = row[i]! - ((row[i - BYTES]! + above[i]!) >> 1)
  },
  paeth(out, row, above) {
    for (let i = 0; i < BYTES; i += 1) out[i] = row[i]! - above[i]!
    for (let i = BYTES; i < row.length; i += 1) {
      const left = row[i - BYTES]!
      const up = above[i]!
      const corner = above[i - BYTES]!
      const toLeft = Math.abs(up - corner)
      const toUp = Math.abs(left - corner)
      const toCorner = Math.abs(left + up - 2 * corner)
      const nearest = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
      out[i] = row[i]! - nearest
    }
  },
}
