/** What a spreadsheet program may take for the start of a formula, also full-width, small and behind white space. */
const formula = /^[\t\r\n]|^[\s\0\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u

/**
 * The same inside a cell, behind what a program may take for the end of a cell: where a comma is the decimal sign,
 * semicolons separate cells, and a quote inside one is only text. The look behind keeps it linear: a run of blanks is
 * gone through from its start alone.
 */
const formulaInside =
  /(?<![;\s\0\p{Default_Ignorable_Code_Point}])([;\s\0\p{Default_Ignorable_Code_Point}]*[;\t\r\n])([[\s\0\p{Default_Ignorable_Code_Point}]--[\t\r\n]]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫−])/gv

/** What most cells are: ids, numbers, addresses, file names. */
const plain = /^[0-9A-Za-z][\w.:/-]*$/

/**
 * One cell of a CSV line, quoted where RFC 4180 asks for it (and around semicolons and white space at the ends, which
 * programs differ on). What begins like a formula gets an apostrophe in front, so that it is shown and not run (OWASP,
 * CSV injection).
 */
export function csvCell(text: string): string {
  if (plain.test(text)) return text
  const inside = text.replace(formulaInside, "$1'$2")
  const safe = formula.test(inside) ? `'${inside}` : inside
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines as RFC 4180 has them. */
export function csvLines(rows: (string | number)[][]): string {
  return rows.map((cells) => `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`).join('')
}

/** A cell without the apostrophe that `csvCell` has put in front: what was exported can be read again. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}
