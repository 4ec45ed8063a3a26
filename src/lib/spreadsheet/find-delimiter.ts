const DELIMITERS = [',', ';', '\t', '|']
/** So much of a file is looked at, which is more than the header and some rows. */
const LOOKED_AT = 64 * 1024
const LINES = 20

/**
 * What separates the cells of a text in UTF-8, and at which byte its rows begin: as its first line says (`sep=;`, which
 * Excel writes and understands), else what the most of its first lines have as often as one another, outside of quotes.
 */
export function findDelimiter(file: Buffer): { delimiter: string; from: number } {
  const text = file.toString('utf8', 0, LOOKED_AT)
  const told = /^"?sep=([^"\r\n])"?(?:\r\n|\n|\r|$)/i.exec(text)
  if (told) return { delimiter: told[1]!, from: Buffer.byteLength(told[0]) }
  const lines = countInLines(text)
  let best = { delimiter: ',', agreeing: 0, count: 0 }
  for (const [at, delimiter] of DELIMITERS.entries()) {
    const counts = lines.map((line) => line[at]!).filter((count) => count > 0)
    for (const [count, same] of Map.groupBy(counts, (count) => count)) {
      const { length: agreeing } = same
      if (agreeing > best.agreeing || (agreeing === best.agreeing && count > best.count))
        best = { delimiter, agreeing, count }
    }
  }
  return { delimiter: best.delimiter, from: 0 }
}

/** How often each delimiter stands outside of quotes, in each of the first lines with content. */
function countInLines(text: string): number[][] {
  const lines: number[][] = []
  let counts = DELIMITERS.map(() => 0)
  let quoted = false
  let filled = false
  for (const character of text) {
    if (character === '"') quoted = !quoted
    else if (!quoted && (character === '\n' || character === '\r')) {
      if (filled) lines.push(counts)
      if (lines.length === LINES) return lines
      counts = DELIMITERS.map(() => 0)
      filled = false
      continue
    } else if (!quoted && DELIMITERS.includes(character)) counts[DELIMITERS.indexOf(character)]! += 1
    filled = true
  }
  if (filled) lines.push(counts)
  return lines
}
