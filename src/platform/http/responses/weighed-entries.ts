/** Parses a header such as Accept into lower-case entries in order, with their weights (RFC 9110, 12.4.2). */
export function weighedEntries(header: string): { entry: string; weight: number }[] {
  return header.split(',').map((part) => {
    const [entry = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { entry, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
  })
}
