/** The last column that is read is IV. */
const MAX_COLUMNS = 256

/** Returns the letters of a column: A for 0, AA for 26. */
export function columnLetter(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnLetter(Math.floor(column / 26) - 1) + letter
}

/** Returns the column of its letters, 0 for A; null for any other text. */
export function columnAt(letters: string): number | null {
  if (!/^[a-z]{1,2}$/i.test(letters.trim())) return null
  let column = 0
  for (const letter of letters.trim().toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column <= MAX_COLUMNS ? column - 1 : null
}
