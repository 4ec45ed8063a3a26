/** As long as the id of a question may be, and longer than any field's name. */
const MAX_CHARACTERS = 64

/** Shortens a name from a client for a message, since it may be as long as the body. */
export function shortName(name: string): string {
  return name.length <= MAX_CHARACTERS ? name : name.slice(0, MAX_CHARACTERS).toWellFormed()
}
