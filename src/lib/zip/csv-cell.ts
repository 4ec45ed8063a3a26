/** A cell that a spreadsheet program may take for a formula, also full-width, small and behind white space or quotes. */
const formula = /^[\t\r\n]|^["\s\0\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u

/**
 * Matches anything that ends one cell and opens the next in a program whose separator is not the comma, as in Excel where
 * the comma is the decimal sign: to such a program a quote inside of our cell is no text.
 */
const between = /[;|"\s\0\p{Default_Ignorable_Code_Point}]+/gu
const separator = /[;|\t\r\n]/
const sign = /[=+\-@＝＋－＠﹦﹢﹣﹫−]/

/** What most cells are: ids, numbers, addresses, file names. */
const plain = /^[0-9A-Za-z][\w.:/-]*$/

/**
 * One cell of a CSV line, quoted where RFC 4180 asks for it (and around semicolons and white space at the ends, which
 * programs differ on). An apostrophe goes in front of what begins like a formula in a program that separates cells by
 * commas, semicolons, tabs or bars, so that it is shown and not run (OWASP, CSV injection).
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

/** Lines as RFC 4180 has them. */
export function csvLines(rows: (string | number)[][]): string {
  return rows.map((cells) => `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`).join('')
}

/** A cell without the apostrophe that `csvCell` has put in front: what was exported can be read again. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}
