/**
 * A cell that a spreadsheet program may take for a formula, including full-width and small signs and signs after white
 * space or quotes.
 */
const formula = /^[\t\r\n]|^["\s\0\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u

/**
 * Matches anything that ends one cell and starts the next in a program whose separator is not the comma, such as Excel
 * in locales with a decimal comma: for such a program a quote inside our cell has no meaning.
 */
const between = /[;|"\s\0\p{Default_Ignorable_Code_Point}]+/gu
const separator = /[;|\t\r\n]/
const sign = /[=+\-@＝＋－＠﹦﹢﹣﹫−]/

/** Most cells: ids, numbers, addresses, file names. */
const plain = /^[0-9A-Za-z][\w.:/-]*$/

/**
 * Formats one cell of a CSV line, quoted where RFC 4180 requires it, and around semicolons and outer white space, on
 * which programs differ. Text that looks like a formula in a program that separates cells by commas, semicolons, tabs
 * or bars gets a leading apostrophe, so that it is shown and not run (OWASP, CSV injection).
 */
export function csvCell(text: string): string {
  if (plain.test(text)) return text
  const inside = separator.test(text) ? text.replace(between, guardSign) : text
  const safe = formula.test(inside) ? `'${inside}` : inside
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function guardSign(run: string, at: number, text: string): string {
  return separator.test(run) && sign.test(text.charAt(at + run.length)) ? `${run}'` : run
}

/** Formats rows as lines of CSV (RFC 4180). */
export function csvLines(rows: (string | number)[][]): string {
  return rows.map((cells) => `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`).join('')
}

/** Removes the leading apostrophe that `csvCell` added, so that exports can be imported again. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}
