import { AppError, type FieldProblem, invalidField } from '../../lib/errors.ts'
import { readSheet, SpreadsheetError } from '../../lib/spreadsheet/index.ts'
import type { Context } from '../../platform/context/context.ts'
import type { FoundNames, NoNames } from './find-names.ts'

const PROBLEMS_TOLD = 50
const finder = new URL('./find-names.ts', import.meta.url)

/** Reads the names of an uploaded workbook. @throws AppError validation_failed naming the problem of the file */
export async function readNames(
  { orgId }: Pick<Context, 'orgId'>,
  bytes: Buffer,
  signal: AbortSignal,
): Promise<FoundNames> {
  const found = await readSheet<FoundNames | NoNames>(bytes, finder, { party: orgId, signal }).catch(
    (error: unknown) => {
      if (error instanceof SpreadsheetError)
        throw invalidField(['body', 'file'], error.message, `spreadsheet_${error.reason}`)
      throw error
    },
  )
  if ('names' in found) return found
  throw invalidField(
    ['body', 'file'],
    whyNoNames(found),
    found.problem === 'no_header' ? 'no_name_column' : found.problem,
  )
}

function whyNoNames(found: NoNames): string {
  if (found.problem === 'no_names') {
    const none = `There is no name below the header in row ${found.header_row}.`
    return found.no_names.length > 0 ? `${none} ${noNames(found.no_names)}` : none
  }
  if (found.problem === 'too_many_names')
    return `The file has ${found.count} names, and a job takes at most ${found.most}. Split it.`
  const headers = found.headers_found.map((header) => `"${header}"`).join(', ') || 'none'
  const [first, ...others] = found.sheets.map((name) => `"${name}"`)
  const where =
    others.length > 0
      ? `No column of names was found on the sheet ${first}. Only the first visible sheet is read, not ${others.join(', ')}: move the sheet with the names to the front.`
      : 'No column of names was found.'
  return `${where} Give the column a header such as name, full name or ad soyad, within the first 20 rows. Headers found: ${headers}.`
}

/** Returns warnings about a file that is accepted. */
export function fileWarnings({ unreadable_emails, no_names, hidden }: FoundNames): string[] {
  return [
    ...(unreadable_emails.length > 0
      ? [`The e-mail address cannot be read in rows ${listed(unreadable_emails)}: these certificates have none.`]
      : []),
    ...(no_names.length > 0 ? [noNames(no_names)] : []),
    ...(hidden.length > 0
      ? [`Rows ${listed(hidden)} are hidden in the sheet, as by a filter: they get certificates too.`]
      : []),
  ]
}

const noNames = (rows: number[]) =>
  `The name is a number, a date, TRUE or FALSE in rows ${listed(rows)}: they get no certificate.`

function listed(rows: number[]): string {
  const more = rows.length > PROBLEMS_TOLD ? ` and ${rows.length - PROBLEMS_TOLD} more` : ''
  return `${rows.slice(0, PROBLEMS_TOLD).join(', ')}${more}`
}

/** A job is all or nothing, so unusable rows are reported before it is created. @throws AppError validation_failed */
export function refuseProblems({ problems }: FoundNames): void {
  if (problems.length === 0) return
  const told: FieldProblem[] = problems.slice(0, PROBLEMS_TOLD).map(({ row, message }) => ({
    loc: ['body', 'file', String(row)],
    msg: `Row ${row}: ${message}`,
    type: 'unusable_name',
  }))
  throw new AppError('validation_failed', 'The file has rows that cannot become certificates.', { problems: told })
}
