/** Why an uploaded file could not be read as a spreadsheet. */
export type SpreadsheetProblem = 'not_xlsx' | 'old_xls' | 'encrypted' | 'too_complex' | 'damaged' | 'empty'

/** The one failure of reading a spreadsheet. Its message is for the person who uploaded it, and names the remedy. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError'
  readonly reason: SpreadsheetProblem

  constructor(reason: SpreadsheetProblem, message: string) {
    super(message)
    this.reason = reason
  }
}

/** The file was cut short or changed on its way, or is not what a spreadsheet program writes. */
export function damaged(detail: string): SpreadsheetError {
  return new SpreadsheetError(
    'damaged',
    `This file is damaged and cannot be read (${detail}). Open it in your spreadsheet program, save it as .xlsx again and upload the new file.`,
  )
}

/** The file is above one of the limits that keep a hostile file from costing more than an honest one. */
export function tooComplex(detail: string): SpreadsheetError {
  return new SpreadsheetError(
    'too_complex',
    `This spreadsheet is too large to read: ${detail}. Copy the columns that are needed into a new workbook and upload that.`,
  )
}
