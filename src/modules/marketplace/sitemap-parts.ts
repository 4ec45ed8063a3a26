import type { Services } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'

/** Most addresses in a sitemap (sitemaps.org). A part covers this many ids, and so never more addresses. */
export const MAX_ADDRESSES = 50_000
const BATCH = 2_000

/** `tag` changes with the content of the part. */
export type SitemapPart = { number: number; addresses: number; changed_at: Date; tag: string }

/** Returns the non-empty parts in order. */
export function sitemapParts(services: Pick<Services, 'db'>): Promise<SitemapPart[]> {
  return many<SitemapPart>(services)`
    select (id / ${MAX_ADDRESSES}::bigint)::int + 1 as number, count(*)::int as addresses, max(changed_at) as changed_at,
      count(*) || ' ' || bit_xor(hashint8extended(id, (extract(epoch from changed_at) * 1000)::bigint)) as tag
    from listing group by 1 order by 1`
}

/** Yields the events of a part in batches. */
export async function* addressesOf(
  services: Pick<Services, 'db'>,
  { number }: Pick<SitemapPart, 'number'>,
): AsyncGenerator<{ slug: string; changed_at: Date }[]> {
  const end = number * MAX_ADDRESSES
  for (let next = end - MAX_ADDRESSES; ; ) {
    const rows = await many<{ id: number; slug: string; changed_at: Date }>(services)`
      select l.id, e.slug, l.changed_at from listing l join event e on e.id = l.id
      where l.id >= ${next}::bigint and l.id < ${end}::bigint order by l.id limit ${BATCH}::int`
    yield rows
    if (rows.length < BATCH) return
    next = rows.at(-1)!.id + 1
  }
}
