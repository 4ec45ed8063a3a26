/** What reading one file may cost. Sizes are bytes, lengths are UTF-16 units as Excel counts them. */
export type SheetLimits = {
  /** All parts together, unpacked. */
  inflatedBytes: number
  entries: number
  /** Unpacked ÷ packed size of a part over 1 MiB. XML sheets stay below 60; deflate can do 1032. */
  ratio: number
  /** Rows with content. */
  rows: number
  columns: number
  /** Cells of all rows together, blank ones to the left of a filled one included. */
  cells: number
  cellLength: number
  /** Cells of a row of text, blank ones behind the last filled one included, where `cells` is more than memory has room for at once. */
  rowCells?: number
  /** Text of all cells together, a shared string counted each time it is used. */
  textLength: number
  /** Of a core. A thread that others keep from its core takes longer, which is not the doing of the file. */
  cpuMilliseconds: number
  /** By the clock, for whatever the other limits do not see. */
  milliseconds: number
}

/** A sheet at all of these limits takes half a second of a core and 160 MB; a thousand names a twentieth of a second. */
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

/** Beyond any of these a file was not written by a spreadsheet program. */
export const xmlDepthLimit = 64
export const xmlTokenLimit = 1024 * 1024

/** Rows that a sheet of Excel has, blank ones included. */
export const SHEET_ROWS = 1_048_576
