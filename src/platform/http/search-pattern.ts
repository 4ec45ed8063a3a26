import { fold } from '../text/fold.ts'

/**
 * A LIKE pattern that finds the text anywhere in a folded column, each character meaning itself.
 * @returns null when nothing is left to look for.
 */
export function searchPattern(text: string | undefined): string | null {
  const folded = fold(text ?? '')
  return folded === '' ? null : `%${folded.replace(/[\\%_]/g, '\\$&')}%`
}
