/** Limits on the cost of reading one file. Sizes are bytes, lengths are UTF-16 units as Excel counts them. */
export type SheetLimits = {
  /** All parts together, unpacked. */
  inflatedBytes: number
  entries: number
  /** Unpacked ÷ packed size of a part over 1 MiB. XML sheets stay below 60; deflate can reach 1032. */
  ratio: number
  /** Rows with content. */
  rows: number
  columns: number
  /** Cells of all rows together, including blank ones to the left of a filled one. */
  cells: number
  cellLength: number
  /**
   * Cells of a row of text, including blank ones after the last filled one, if `cells` is more than fits into memory at
   * once.
   */
  rowCells?: number
  /** Text of all cells together; a shared string counts each time it is used. */
  textLength: number
  /** Processor time: a thread that has to wait for its core takes longer, which is not the file's fault. */
  cpuMilliseconds: number
  /** Elapsed time, for costs that the other limits do not cover. */
  milliseconds: number
}

/**
 * A sheet at all of these limits takes half a second of processor time and 160 MB; a thousand names take a twentieth of
 * a second.
 */
export const defaultLimits: SheetLimits = {
  inflatedBytes: 32 * 1024 * 1024,
  entries: 2000,
  ratio: 200,
  rows: 20_000,
  columns: 256,
  cells: 400_000,
  cellLength: 32_767,
  textLength: 8_000_000,
  cpuMilliseconds: 600,
  milliseconds: 15_000,
}

/** No spreadsheet program writes a file beyond any of these. */
export const xmlDepthLimit = 64
export const xmlTokenLimit = 1024 * 1024

/** The rows of an Excel sheet, including blank ones. */
export const SHEET_ROWS = 1_048_576
