import { csvLines } from './csv-cell.ts'

/** Excel takes a text for UTF-8 by its byte order mark. */
export const CSV_START = '\ufeff'

/** A file of CSV (RFC 4180) in UTF-8, made while its rows come. */
export async function* csvPieces(
  batches: Iterable<(string | number)[][]> | AsyncIterable<(string | number)[][]>,
): AsyncGenerator<Buffer> {
  let mark = CSV_START
  for await (const rows of batches) {
    yield Buffer.from(mark + csvLines(rows))
    mark = ''
  }
}
