/** A page of a list. */
export type Page<Row> = {
  rows: Row[]
  /** The number of rows in the whole list. */
  total: number
  /** True if counting stopped: the list has at least `total` rows. */
  capped: boolean
  /** The number of the next page, or null at the end. */
  next: number | null
}

/** A list: `await` returns its first page, `for await` iterates over every row. Nothing is sent before that. */
export type Pages<Row> = Promise<Page<Row>> &
  AsyncIterable<Row> & {
    /** Returns the number of rows in the whole list. */
    total(): Promise<number>
    /** Iterates over the pages. */
    pages(): AsyncIterable<Page<Row>>
  }

type Query = { page?: number; limit?: number }

/** @param ask requests the page that a query names */
export function listPages<Row>(ask: (query: Query) => Promise<Page<Row>>, query: Query = {}): Pages<Row> {
  let first: Promise<Page<Row>> | undefined
  const askFirst = () => {
    first ??= ask(query)
    return first
  }
  async function* pages() {
    // Reading all rows needs fewer requests with larger pages.
    const all = { limit: 100, ...query }
    for (let page: number | null = query.page ?? 1; page !== null; ) {
      const asked: Page<Row> = await ask({ ...all, page })
      yield asked
      page = asked.next
    }
  }
  return {
    // biome-ignore lint/suspicious/noThenProperty: a list can be awaited
    then: (onPage, onError) => askFirst().then(onPage, onError),
    catch: (onError) => askFirst().catch(onError),
    finally: (onEnd) => askFirst().finally(onEnd),
    [Symbol.toStringTag]: 'Pages',
    total: async () => (await askFirst()).total,
    pages,
    async *[Symbol.asyncIterator]() {
      for await (const { rows } of pages()) yield* rows
    },
  }
}

/** Reads a page from a response: `X-Total-Count`, and `Link` (RFC 8288), whose URLs are the service's own. */
export function readPage<Row>(rows: Row[], headers: Headers): Page<Row> {
  const [, next] = /[?&]page=(\d+)>; rel="next"/.exec(headers.get('Link') ?? '') ?? []
  return {
    rows,
    total: Number(headers.get('X-Total-Count') ?? rows.length),
    capped: headers.get('X-Total-Count-Capped') === 'true',
    next: next === undefined ? null : Number(next),
  }
}
