import type { Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'

/** Most addresses in a sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000
const BATCH = 2_000

type Row = { id: number; public_id: string }

/** Yields the public ids of valid certificates that their holders show to search engines, newest first, in batches. */
export async function* shownInSearch(services: Pick<Services, 'db' | 'now'>): AsyncGenerator<string[]> {
  let before: number | null = null
  for (let count = 0; count < MAX_ADDRESSES; count += BATCH) {
    const rows: Row[] = await many<Row>(services)`
      select id, public_id from certificate
      where in_search and status = 'active' and (expires_at is null or expires_at > ${services.now()}::timestamptz)
        and id < coalesce(${before}::bigint, 9223372036854775807)
      order by id desc limit ${BATCH}::int`
    yield rows.map(({ public_id }) => public_id)
    if (rows.length < BATCH) return
    before = rows.at(-1)!.id
  }
}
