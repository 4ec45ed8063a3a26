import { AppError } from '../errors.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a JSON body; an empty one is none, so that an action may come with `Content-Type` and nothing else. */
export function parseJsonBody(body: Buffer): unknown {
  if (body.length === 0) return undefined
  try {
    return JSON.parse(utf8.decode(body))
  } catch (error) {
    const why = error instanceof SyntaxError ? error.message : 'it is not valid UTF-8'
    throw new AppError('malformed_json', `The body is not valid JSON: ${why}.`)
  }
}

/** Reads a query string. A name that comes twice becomes a list, which no parameter takes; broken percent-encoding is refused. */
export function parseQuery(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null)
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const cut = pair.indexOf('=')
    const name = decode(cut === -1 ? pair : pair.slice(0, cut))
    const value = decode(cut === -1 ? '' : pair.slice(cut + 1))
    query[name] = name in query ? [query[name], value].flat() : value
  }
  return query
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new AppError('invalid_request', 'The query string has percent-encoding that is not valid UTF-8.')
  }
}
