import { AppError, type FieldProblem, invalidField } from '../../platform/errors.ts'
import { readSheet, SpreadsheetError } from '../../platform/spreadsheet/index.ts'
import { type FoundNames, findNames } from './find-names.ts'

/** Names that one job takes (interface, section Limits). */
const MAX_NAMES = 1_000
const PROBLEMS_TOLD = 50

/** Reads the names of an uploaded workbook. @throws AppError validation_failed, saying what is wrong with the file */
export async function readNames(bytes: Buffer): Promise<FoundNames> {
  const rows = await readSheet(bytes).catch((error: unknown) => {
    if (error instanceof SpreadsheetError)
      throw invalidField(['body', 'file'], error.message, `spreadsheet_${error.reason}`)
    throw error
  })
  const found = findNames(rows)
  if ('problem' in found) {
    if (found.problem === 'no_names')
      throw invalidField(['body', 'file'], `There is no name below the header in row ${found.header_row}.`, 'no_names')
    const headers =
      found.headers_found.length === 0
        ? 'none'
        : found.headers_found
            .slice(0, 30)
            .map((header) => `"${header.slice(0, 60)}"`)
            .join(', ')
    throw invalidField(
      ['body', 'file'],
      `No column of names was found. Give the column a header such as name, full name or ad soyad, within the first 20 rows. Headers found: ${headers}.`,
      'no_name_column',
    )
  }
  if (found.names.length + found.problems.length > MAX_NAMES) {
    throw invalidField(
      ['body', 'file'],
      `The file has ${found.names.length + found.problems.length} names, and a job takes at most ${MAX_NAMES}. Split it.`,
      'too_many_names',
    )
  }
  return found
}

/** A job is all or nothing, so rows that cannot become certificates are told before it is made. */
export function refuseProblems({ problems }: FoundNames): void {
  if (problems.length === 0) return
  const told: FieldProblem[] = problems.slice(0, PROBLEMS_TOLD).map(({ row, message }) => ({
    loc: ['body', 'file', String(row)],
    msg: `Row ${row}: ${message}`,
    type: 'unusable_name',
  }))
  throw new AppError('validation_failed', 'The file has rows that cannot become certificates.', { problems: told })
}
