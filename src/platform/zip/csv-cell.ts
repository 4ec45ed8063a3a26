/** What a spreadsheet program may take for the start of a formula, also full-width, small and behind white space. */
const formula = /^[\t\r\n]|^[\s\0\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u

/**
 * One cell of a CSV line, quoted where RFC 4180 asks for it (and around semicolons and white space at the ends, which
 * programs differ on). A cell that begins like a formula gets an apostrophe in front, so that it is shown and not run
 * (OWASP, CSV injection).
 */
export function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
