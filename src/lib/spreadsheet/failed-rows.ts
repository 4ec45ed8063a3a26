/** The header of the column that says why; an import takes nothing from it. */
const PROBLEM = 'problem'

/**
 * Rows that were refused, as they were, with what is wrong: lines of a file to be mended and sent again. A file that was
 * written so has the column already.
 */
export function failedRows(header: string[]) {
  const known = header.indexOf(PROBLEM)
  const at = known < 0 ? header.length : known
  const line = (cells: string[], problem: string): string[] => {
    const all = Array.from({ length: Math.max(cells.length, at + 1) }, (_, column) => cells[column] ?? '')
    all[at] = problem
    return all.map((cell) => cell.toWellFormed())
  }
  return {
    header: line(header, PROBLEM),
    row: (cells: string[], problems: readonly string[]) => line(cells, problems.join('; ')),
  }
}
