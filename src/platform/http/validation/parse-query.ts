import { AppError } from '../../../lib/errors.ts'

const MALFORMED = Symbol('malformed')

/**
 * Parses a query string. A repeated name becomes a list, which few parameters accept. Broken percent-encoding is only
 * marked: the router calls this where a thrown error would end the process.
 */
export function parseQuery(text: string): Record<string | symbol, unknown> {
  const query: Record<string | symbol, unknown> = Object.create(null)
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const cut = pair.indexOf('=')
    const name = decode(cut === -1 ? pair : pair.slice(0, cut))
    const value = decode(cut === -1 ? '' : pair.slice(cut + 1))
    if (name === null || value === null) query[MALFORMED] = true
    else query[name] = together(query[name], value)
  }
  return query
}

function together(before: unknown, value: string): unknown {
  if (before === undefined) return value
  if (!Array.isArray(before)) return [before, value]
  before.push(value)
  return before
}

/** @throws AppError invalid_request if a part of the query is not percent-encoded UTF-8 */
export function requireReadableQuery(query: unknown): void {
  if (typeof query === 'object' && query !== null && MALFORMED in query)
    throw new AppError('invalid_request', 'The query string has percent-encoding that is not valid UTF-8.')
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}
