import { csvLines } from './csv-cell.ts'

/** A file of CSV (RFC 4180) in UTF-8, made while its rows come. Excel takes it for UTF-8 by its byte order mark. */
export async function* csvPieces(
  batches: Iterable<(string | number)[][]> | AsyncIterable<(string | number)[][]>,
): AsyncGenerator<Buffer> {
  let mark = '\ufeff'
  for await (const rows of batches) {
    yield Buffer.from(mark + csvLines(rows))
    mark = ''
  }
}
