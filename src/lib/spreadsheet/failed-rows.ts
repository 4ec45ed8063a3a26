/** The header of the column with the reason; an import ignores this column. */
const PROBLEM = 'problem'

/**
 * Returns rejected rows unchanged with their problem, as lines of a file to fix and upload again. A file written this
 * way already has the column.
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
