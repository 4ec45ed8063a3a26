const SHOWN = 60

/** Shortens a text of a file to as much as an error or a warning shows. */
export function shortened(text: string): string {
  return [...text.slice(0, 4 * SHOWN).toWellFormed()].slice(0, SHOWN).join('')
}
