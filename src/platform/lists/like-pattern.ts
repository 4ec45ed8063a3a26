/** Returns a LIKE pattern that matches a text anywhere, with each character literal. */
export function likePattern(needle: string): string {
  return `%${needle.replace(/[\\%_]/g, '\\$&')}%`
}
