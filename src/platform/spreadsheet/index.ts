export { readSheet } from './read-sheet.ts'
export type { Row } from './read-workbook.ts'
export { SpreadsheetError } from './spreadsheet-error.ts'
export { SHEET_ROWS, type WrittenCell, writeWorkbook } from './write-workbook.ts'
