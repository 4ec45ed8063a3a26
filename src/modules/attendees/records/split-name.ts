/** Splits a full name: the last word becomes the last name, and both together read the same. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const space = name.lastIndexOf(' ')
  return space < 0
    ? { first_name: name, last_name: '' }
    : { first_name: name.slice(0, space).trimEnd(), last_name: name.slice(space + 1) }
}
