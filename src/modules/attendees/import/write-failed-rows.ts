import type { FieldProblem } from '../../../platform/errors.ts'
import type { Row } from '../../../platform/spreadsheet/read-workbook.ts'
import { csvLines } from '../../../platform/zip/csv-cell.ts'

/** The header of the column that says why; an import takes nothing from it. */
const PROBLEM = 'problem'

/** Rows that were refused, as they were, with what is wrong: a CSV file to be mended and sent again. */
export function writeFailedRows(
  header: Row,
  failed: { row: Row; problems: FieldProblem[] }[],
  checkTime: () => void,
): string {
  const known = header.cells.indexOf(PROBLEM)
  const at = known < 0 ? header.cells.length : known
  const line = ({ cells }: Row, problem: string) => {
    const all = Array.from({ length: Math.max(cells.length, at + 1) }, (_, column) => cells[column] ?? '')
    all[at] = problem
    return csvLines([all.map((cell) => cell.toWellFormed())])
  }
  const lines = failed.map(({ row, problems }) => {
    checkTime()
    return line(row, problems.map(({ msg }) => msg).join('; '))
  })
  // Excel takes a file for UTF-8 by its byte order mark.
  return `\ufeff${line(header, PROBLEM)}${lines.join('')}`
}
