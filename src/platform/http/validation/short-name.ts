/** As long as the id of a question may be, and longer than any field's name. */
const MAX_CHARACTERS = 64

/** The start of a name that a client made up, for a message: the whole one may be as long as the body. */
export function shortName(name: string): string {
  return name.length <= MAX_CHARACTERS ? name : name.slice(0, MAX_CHARACTERS).toWellFormed()
}
