import type { Context } from '../../platform/context.ts'
import { AppError, type FieldProblem, invalidField } from '../../platform/errors.ts'
import { readSheet, SpreadsheetError } from '../../platform/spreadsheet/index.ts'
import type { FoundNames, NoNames } from './find-names.ts'

const PROBLEMS_TOLD = 50
const finder = new URL('./find-names.ts', import.meta.url)

/** Reads the names of an uploaded workbook. @throws AppError validation_failed, saying what is wrong with the file */
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
  if (found.problem === 'no_names') return `There is no name below the header in row ${found.header_row}.`
  if (found.problem === 'too_many_names')
    return `The file has ${found.count} names, and a job takes at most ${found.most}. Split it.`
  const headers = found.headers_found.map((header) => `"${header}"`).join(', ') || 'none'
  return `No column of names was found. Give the column a header such as name, full name or ad soyad, within the first 20 rows. Headers found: ${headers}.`
}

/** What people should know of a file that is taken as it is. */
export function fileWarnings({ unreadable_emails: rows }: FoundNames): string[] {
  if (rows.length === 0) return []
  const told = rows.slice(0, PROBLEMS_TOLD).join(', ')
  const more = rows.length > PROBLEMS_TOLD ? ` and ${rows.length - PROBLEMS_TOLD} more` : ''
  return [`The e-mail address cannot be read in rows ${told}${more}: these certificates have none.`]
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
