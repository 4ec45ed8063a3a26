import { csvLines } from './csv-cell.ts'

/** The byte order mark by which Excel recognises UTF-8. */
export const CSV_START = '\ufeff'

/** Streams a CSV file (RFC 4180) in UTF-8 as its rows arrive. */
export async function* csvPieces(
  batches: Iterable<(string | number)[][]> | AsyncIterable<(string | number)[][]>,
): AsyncGenerator<Buffer> {
  let mark = CSV_START
  for await (const rows of batches) {
    yield Buffer.from(mark + csvLines(rows))
    mark = ''
  }
}
