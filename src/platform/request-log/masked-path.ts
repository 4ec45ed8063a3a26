const ID = /^(\d{1,9}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/**
 * Masks the segments of a path that may contain personal data: anything that is neither an id nor a fixed segment of a
 * route becomes `*`. Numbers of ten or more digits could be phone or identity numbers.
 * @param words the fixed segments of all routes
 */
export function maskedPath(path: string, words: ReadonlySet<string>): string {
  return path
    .slice(0, 500)
    .split('/')
    .map((segment) => (words.has(segment) || ID.test(segment) ? segment : '*'))
    .join('/')
}
