/** What stands anywhere in a text, as a pattern of LIKE in which each character means itself. */
export function likePattern(needle: string): string {
  return `%${needle.replace(/[\\%_]/g, '\\$&')}%`
}
