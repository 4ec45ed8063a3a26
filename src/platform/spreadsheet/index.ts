export { readSheet } from './read-sheet.ts'
export type { Row } from './read-workbook.ts'
export type { SheetLimits } from './sheet-limits.ts'
export { SpreadsheetError, type SpreadsheetProblem } from './spreadsheet-error.ts'
