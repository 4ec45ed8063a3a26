/** A part of a list. */
export type Page<Row> = {
  rows: Row[]
  /** How many rows the whole list has. */
  total: number
  /** True of a list that is longer than anybody counts: it has at least `total` rows. */
  capped: boolean
  /** Which page follows, or null at the end. */
  next: number | null
}

/** A list: `await` gives its first page, `for await` every row of it. Nothing is sent before you ask. */
export type Pages<Row> = Promise<Page<Row>> &
  AsyncIterable<Row> & {
    /** How many rows the whole list has. */
    total(): Promise<number>
    /** Page after page. */
    pages(): AsyncIterable<Page<Row>>
  }

type Query = { page?: number; limit?: number }

/** @param ask sends for the page that a query names */
export function listPages<Row>(ask: (query: Query) => Promise<Page<Row>>, query: Query = {}): Pages<Row> {
  let first: Promise<Page<Row>> | undefined
  const askFirst = () => {
    first ??= ask(query)
    return first
  }
  async function* pages() {
    // Who wants all of them wants them in few requests.
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

/** What an answer says of its page: `X-Total-Count`, and `Link` (RFC 8288), whose addresses are the service's own. */
export function readPage<Row>(rows: Row[], headers: Headers): Page<Row> {
  const [, next] = /[?&]page=(\d+)>; rel="next"/.exec(headers.get('Link') ?? '') ?? []
  return {
    rows,
    total: Number(headers.get('X-Total-Count') ?? rows.length),
    capped: headers.get('X-Total-Count-Capped') === 'true',
    next: next === undefined ? null : Number(next),
  }
}
