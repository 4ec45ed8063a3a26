/** A line, or the two ends of one that is too long. */
export type Line = { text: string } | { head: string; tail: string }

const END = 1_024
const NEWLINE = 10

/** Splits a stream into lines. For a line over `max` bytes only its ends stay in memory. */
export async function* boundedLines(stream: AsyncIterable<Buffer>, max: number): AsyncGenerator<Line> {
  let kept: Buffer[] = []
  let bytes = 0
  let tail = Buffer.alloc(0)
  const take = (piece: Buffer) => {
    if (bytes <= max) kept.push(piece)
    bytes += piece.length
    tail = Buffer.from(Buffer.concat([tail, piece.subarray(-END)]).subarray(-END))
    if (bytes > max) kept = [Buffer.from(Buffer.concat(kept).subarray(0, END))]
  }
  const finish = (): Line => {
    const whole = Buffer.concat(kept).toString()
    const line = bytes > max ? { head: whole, tail: tail.toString() } : { text: whole }
    kept = []
    bytes = 0
    tail = Buffer.alloc(0)
    return line
  }
  for await (const chunk of stream) {
    let rest = chunk
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE)) {
      take(rest.subarray(0, at))
      yield finish()
      rest = rest.subarray(at + 1)
    }
    if (rest.length > 0) take(rest)
  }
  if (bytes > 0) yield finish()
}
