import { tidyCell } from './tidy-cell.ts'

/** So much of a cell that a reader knows it again. */
export function shownCell(text: string): string {
  return [...tidyCell(text).slice(0, 400).toWellFormed()].slice(0, 100).join('')
}
