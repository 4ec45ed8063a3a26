const DELIMITERS = [',', ';', '\t', '|']
/** Bytes to inspect: more than the header and some rows. */
const INSPECTED_BYTES = 64 * 1024
const LINES = 20

/**
 * Finds the delimiter of a UTF-8 text and the byte at which its rows begin: the one declared in its first line
 * (`sep=;`, which Excel writes and understands), otherwise the one that occurs equally often, outside quotes, in most
 * of the first lines.
 */
export function findDelimiter(file: Buffer): { delimiter: string; from: number } {
  const text = file.toString('utf8', 0, INSPECTED_BYTES)
  const declared = /^"?sep=([^"\r\n])"?(?:\r\n|\n|\r|$)/i.exec(text)
  if (declared) return { delimiter: declared[1]!, from: Buffer.byteLength(declared[0]) }
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

/** Counts each delimiter outside quotes, in each of the first lines with content. */
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
