const ID = /^(\d{1,9}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * A path without what may be of a person: what is neither an id nor a word of a route becomes `*`. Numbers of ten digits
 * and more could be those of telephones and people.
 * @param words the segments of routes that are no parameters
 */
export function toldPath(path: string, words: ReadonlySet<string>): string {
  return path
    .slice(0, 500)
    .split('/')
    .map((segment) => (words.has(segment) || ID.test(segment) ? segment : '*'))
    .join('/')
}
