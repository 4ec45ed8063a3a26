import { Readable } from 'node:stream'

/**
 * Streams an object whose last field is a list as JSON text, no faster than it is read.
 * @param write formats one row as JSON
 */
export function jsonWithList<Row>(
  rest: object,
  list: string,
  batches: AsyncIterable<readonly Row[]>,
  write: (row: Row) => string = (row) => JSON.stringify(row),
): Readable {
  const head = JSON.stringify({ ...rest, [list]: [] }).slice(0, -2)
  return Readable.from(pieces(head, batches, write), { objectMode: false })
}

async function* pieces<Row>(
  head: string,
  batches: AsyncIterable<readonly Row[]>,
  write: (row: Row) => string,
): AsyncGenerator<string> {
  let between = head
  for await (const rows of batches) {
    yield between + rows.map((row) => write(row)).join(',')
    between = ','
  }
  yield `${between === head ? head : ''}]}`
}
