import { Readable } from 'node:stream'

/** An object whose last field is a list, as JSON text that is written as fast as it is read. */
export function jsonWithList(rest: object, list: string, batches: AsyncIterable<readonly unknown[]>): Readable {
  return Readable.from(pieces(JSON.stringify({ ...rest, [list]: [] }).slice(0, -2), batches), { objectMode: false })
}

async function* pieces(head: string, batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let between = head
  for await (const rows of batches) {
    yield between + JSON.stringify(rows).slice(1, -1)
    between = ','
  }
  yield `${between === head ? head : ''}]}`
}
