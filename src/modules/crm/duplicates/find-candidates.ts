import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'

/**
 * Up to this number of contacts with one key are all compared with each other; beyond it, each is compared with its
 * neighbours by id.
 */
const MAX_OF_A_KEY = 60
const NEIGHBOURS = 5

/** Contacts to compare with another one because of a key that `common` contacts share, as far as counted. */
type Candidates = { id: number; others: number[]; common: number }

/** Finds contacts with common keys. The work per contact is bounded, however many share a key. */
export async function findCandidates(ctx: TxContext, keysOf: ReadonlyMap<number, string[]>): Promise<Candidates[]> {
  const holders = new Map<string, number[]>()
  for (const [id, keys] of keysOf)
    for (const key of keys) {
      const ids = holders.get(key)
      if (ids === undefined) holders.set(key, [id])
      else ids.push(id)
    }
  const keys = [...holders.keys()]
  const found = await many<{ nth: number; members: number[] }>(ctx)`
    select nth::int, members from unnest(${keys}::text[]) with ordinality as given (key, nth)
    cross join lateral (
      select array_agg(contact_id order by contact_id) as members from (
        select contact_id from contact_key k where k.key = hashtextextended(given.key, ${ctx.orgId}::bigint)
        limit ${MAX_OF_A_KEY + 1}::int) first) held
    where cardinality(members) > 1`
  const candidates: Candidates[] = []
  const crowded: { id: number; key: string }[] = []
  for (const { nth, members } of found) {
    const key = keys[nth - 1]!
    const ids = holders.get(key)!
    if (members.length > MAX_OF_A_KEY) crowded.push(...ids.map((id) => ({ id, key })))
    else
      for (const id of ids)
        candidates.push({ id, others: members.filter((other) => other !== id), common: members.length })
  }
  return [...candidates, ...(await findNeighbours(ctx, crowded))]
}

async function findNeighbours(ctx: TxContext, crowded: { id: number; key: string }[]): Promise<Candidates[]> {
  if (crowded.length === 0) return []
  const rows = await many<{ id: number; others: number[] }>(ctx)`
    select given.id, array(
        (select contact_id from contact_key k where k.key = hash and contact_id < given.id order by contact_id desc limit ${NEIGHBOURS}::int)
        union all
        (select contact_id from contact_key k where k.key = hash and contact_id > given.id order by contact_id limit ${NEIGHBOURS}::int)
      ) as others
    from unnest(${crowded.map(({ id }) => id)}::bigint[], ${crowded.map(({ key }) => key)}::text[]) as given (id, key)
    cross join lateral (select hashtextextended(given.key, ${ctx.orgId}::bigint) as hash) hashed`
  return rows.map(({ id, others }) => ({ id, others, common: MAX_OF_A_KEY + 1 }))
}
