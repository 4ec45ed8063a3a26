import { invalidField } from '../../lib/errors.ts'
import type { Services } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { cappedPage } from '../../platform/lists/capped-page.ts'
import { type Listed, pageRange } from '../../platform/lists/list-page.ts'
import { type ListedEvent, listedColumns, listedJoins } from './listed-event.ts'
import { listingConditions, textConditions } from './listing-conditions.ts'
import { type ListingWords, listingWords } from './listing-words.ts'
import { fewInOrder, type ListingOrder, listingsInOrder } from './listings-in-order.ts'
import type { ListingQuery } from './listings-query.ts'

/** A page costs reading all rows before it, so pages end here. */
const DEEPEST = 10_000

/**
 * Returns a page of the public events of all organisations. The total is capped.
 * @throws AppError validation_failed for more words than are looked for, and for a page that lies too deep
 */
export async function listPublicEvents(
  services: Pick<Services, 'db' | 'now'>,
  query: ListingQuery,
): Promise<Listed<ListedEvent>> {
  if (pageRange(query).offset >= DEEPEST)
    throw invalidField(
      ['query', 'page'],
      `page must be within the first ${DEEPEST.toLocaleString('en')} events; narrow the list by when, from, to, type or search`,
      'too_deep',
    )
  const words = listingWords(query)
  const asked = listingConditions(query, words, services.now())
  const { when = 'upcoming', sort = when === 'upcoming' ? 'soonest' : 'latest' } = query
  const order: ListingOrder = sort
  const few = words === null ? null : await howRare(services, words)
  return cappedPage<ListedEvent>(services, query, {
    ids: (most) => (few?.rare ? fewInOrder(asked, few.runs, order, most) : listingsInOrder(asked, order, most)),
    total: null,
    rows: sql`select page.nth, ${listedColumns} from page join listing l using (id) ${listedJoins}`,
  })
}

/**
 * Whether few listings contain the words, estimated from 16 positions and the most distinctive runs: for common ones
 * the index would be read as a whole. A short list is not worth asking.
 */
function howRare(services: Pick<Services, 'db'>, words: ListingWords): Promise<{ rare: boolean; runs: string[] }> {
  return one<{ rare: boolean; runs: string[] }>(services)`
    with ends as materialized (select min(id) as low, max(id) as high from listing),
    seen as materialized (
      select l.folded, l.folded_place from ends cross join generate_series(0, 15) n cross join lateral (
        select folded, folded_place from listing where id > low - 1 + (high - low) * n / 16 order by id limit 8) l
      where high - low >= 1000),
    asked as (select ${words.runs}::text[] as runs)
    select (select count(*) filter (where ${sql.join(textConditions(words), ' and ')}) * 10 < count(*) from seen l) as rare,
      coalesce(nullif(array(
        select run from unnest(runs) run
        where (select count(*) from seen where position(run in folded) > 0) * 4 < (select count(*) from seen)), '{}'), runs) as runs
    from asked`
}
