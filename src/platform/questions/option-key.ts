/**
 * What two options, or an option and an answer, must share to be the same. Browsers send line breaks and blanks in other
 * ways than they were given.
 */
export function optionKey(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
