/** Scripts in which the family name comes first and nothing joins the two. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u

/**
 * Joins the parts of a name as they are printed: first name and last name with a space, or surname first and without a
 * space in the scripts of China, Japan and Korea.
 */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const [first, last] = [first_name.trim(), last_name.trim()]
  return FAMILY_FIRST.test(first) && FAMILY_FIRST.test(last) ? last + first : `${first} ${last}`.trim()
}

/**
 * Splits a full name at its last word, or behind the surname at the beginning in the scripts of China, Japan and
 * Korea. Without a space it is all first name.
 */
export function splitName(name: string): { first_name: string; last_name: string } {
  const space = name.lastIndexOf(' ')
  if (space < 0) return { first_name: name, last_name: '' }
  const [before, after] = [name.slice(0, space).trimEnd(), name.slice(space + 1)]
  return FAMILY_FIRST.test(before) && FAMILY_FIRST.test(after)
    ? { first_name: after, last_name: before }
    : { first_name: before, last_name: after }
}
