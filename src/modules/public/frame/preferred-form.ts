/**
 * Which of the two forms of a page an `Accept` header wants more (RFC 9110, 12.5.1); null when it names neither or
 * likes them equally.
 */
export function preferredForm(accept: string | undefined): 'html' | 'json' | null {
  const html = weightOf(accept ?? '', ['text/html', 'application/xhtml+xml'])
  const json = weightOf(accept ?? '', ['application/json'])
  if (html === json) return null
  return html > json ? 'html' : 'json'
}

/** The highest weight that the header gives one of the types by its name, 0 when it names none of them. */
function weightOf(accept: string, types: string[]): number {
  const weights = accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (!types.includes(type)) return 0
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return weight === undefined ? 1 : Number(weight.slice(2)) || 0
  })
  return Math.max(0, ...weights)
}
