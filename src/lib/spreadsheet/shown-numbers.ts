import type { WorkbookParts } from './find-sheets.ts'
import type { Package } from './open-package.ts'
import { readNumberStyles } from './read-number-styles.ts'
import { shownNumber } from './shown-number.ts'

/** Returns a function that gives the text of a number with a cell style of the workbook. @throws SpreadsheetError */
export async function shownNumbers(
  pack: Package,
  { styles: part, is1904 }: WorkbookParts,
): Promise<(number: string, style: string) => string> {
  const styles = part !== undefined && pack.has(part) ? await readNumberStyles(pack.open(part)) : []
  return (number, style) => shownNumber(number, styles[Number(style)] ?? null, is1904)
}
