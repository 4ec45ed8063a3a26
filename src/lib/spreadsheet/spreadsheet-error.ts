/** Why an uploaded file could not be read as a spreadsheet. */
export type SpreadsheetProblem = 'not_xlsx' | 'old_xls' | 'encrypted' | 'too_complex' | 'damaged' | 'empty' | 'no_sheet'

/** The only failure of reading a spreadsheet. Its message addresses the uploader and names the fix. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError'
  readonly reason: SpreadsheetProblem

  constructor(reason: SpreadsheetProblem, message: string) {
    super(message)
    this.reason = reason
  }
}

/** The file was cut short or altered, or no spreadsheet program wrote it. */
export function damaged(detail: string): SpreadsheetError {
  return new SpreadsheetError(
    'damaged',
    `This file is damaged and cannot be read (${detail}). Open it in your spreadsheet program, save it as .xlsx again and upload the new file.`,
  )
}

/** The file exceeds a limit that keeps a hostile file from costing more than an honest one. */
export function tooComplex(detail: string): SpreadsheetError {
  return new SpreadsheetError(
    'too_complex',
    `This spreadsheet is too large to read: ${detail}. Copy the columns you need into a new workbook and upload that.`,
  )
}
