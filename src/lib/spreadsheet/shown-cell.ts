import { tidyCell } from './tidy-cell.ts'

/** Shortens a cell to as much as a reader needs to recognise it. */
export function shownCell(text: string): string {
  return [...tidyCell(text).slice(0, 400).toWellFormed()].slice(0, 100).join('')
}
