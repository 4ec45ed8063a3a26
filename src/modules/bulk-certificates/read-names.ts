import { AppError, type FieldProblem, invalidField } from '../../lib/errors.ts'
import { readSheet, SpreadsheetError } from '../../lib/spreadsheet/index.ts'
import type { Context } from '../../platform/context/context.ts'
import type { ListOptions } from './choose-columns.ts'
import { noNames, unreadNames } from './file-warnings.ts'
import type { FoundNames, NoNames } from './find-names.ts'

const PROBLEMS_SHOWN = 50
const finder = new URL('./find-names.ts', import.meta.url)

/**
 * Reads the names of an uploaded workbook or text file.
 * @throws AppError validation_failed naming the problem of the file, or of the field that does not fit it
 */
export async function readNames(
  { orgId }: Pick<Context, 'orgId'>,
  bytes: Buffer,
  options: ListOptions,
  signal: AbortSignal,
): Promise<FoundNames> {
  refuseUnknownValues(options)
  const how = { party: orgId, text: true, options, signal }
  const found = await readSheet<FoundNames | NoNames>(bytes, finder, how).catch((error: unknown) => {
    if (!(error instanceof SpreadsheetError)) throw error
    if (error.reason === 'no_sheet') throw invalidField(['body', 'sheet'], error.message, 'unknown_sheet')
    throw invalidField(['body', 'file'], error.message, `spreadsheet_${error.reason}`)
  })
  if ('problem' in found) throw refusal(found)
  if (options.sheet !== undefined && found.sheet === null)
    throw invalidField(['body', 'sheet'], 'sheet is for workbooks only: leave it out for a text file', 'unknown_sheet')
  return found
}

/** @throws AppError validation_failed naming the column */
function refuseUnknownValues({ mapping = {}, values = [] }: ListOptions): void {
  const known = new Set<string>(values.map(({ key }) => `values.${key}`))
  for (const [name, target] of Object.entries(mapping)) {
    if (!target?.startsWith('values.') || known.has(target)) continue
    const keys = values.map(({ key }) => key).join(', ') || 'none'
    const words = `the event defines no value ${target.slice('values.'.length)}. Its keys are: ${keys}`
    throw invalidField(['body', 'mapping', name], words, 'unknown_value')
  }
}

function refusal(found: NoNames): AppError {
  switch (found.problem) {
    case 'unknown_column': {
      const place = found.field === 'column' ? ['body', 'column'] : ['body', 'mapping', found.name]
      const headers = `Headers found: ${quoted(found.headers_found)}`
      return invalidField(place, `the file has no column ${found.name}. ${headers}.`, 'unknown_column')
    }
    case 'repeated':
      return invalidField(['body', 'mapping'], `mapping has two columns for ${found.target}`, 'repeated')
    case 'no_header':
      return invalidField(['body', 'file'], noHeader(found), 'no_name_column')
    case 'too_many_names': {
      const words = `The file has ${found.count} names, and a job takes at most ${found.most}. Split it.`
      return invalidField(['body', 'file'], words, 'too_many_names')
    }
    case 'no_names': {
      const words = [
        `There is no name below the header in row ${found.header_row}.`,
        ...noNames(found.no_names),
        ...unreadNames(found.unread_names),
      ]
      return invalidField(['body', 'file'], words.join(' '), 'no_names')
    }
  }
}

const quoted = (texts: string[]) => texts.map((text) => `"${text}"`).join(', ') || 'none'

function noHeader({ headers_found, sheets }: { headers_found: string[]; sheets: string[] }): string {
  const where = sheets.length > 1 ? ` on the sheets ${quoted(sheets)}` : ''
  return `No column of names was found${where}. Give the column a header such as name, full name or ad soyad, within the first 20 rows, or name it in column. Headers found: ${quoted(headers_found)}.`
}

/** A job is all or nothing, so unusable rows are reported before it is created. @throws AppError validation_failed */
export function refuseProblems({ problems }: Pick<FoundNames, 'problems'>): void {
  if (problems.length === 0) return
  const shown: FieldProblem[] = problems.slice(0, PROBLEMS_SHOWN).map(({ row, message }) => ({
    loc: ['body', 'file', String(row)],
    msg: `Row ${row}: ${message}`,
    type: 'unusable_name',
  }))
  throw new AppError('validation_failed', 'The file has rows that cannot become certificates.', { problems: shown })
}
