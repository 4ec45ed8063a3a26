import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../db/open-database.ts'
import { one } from '../db/query.ts'
import { bucketsAt, codePoints, SLICED_RUN } from './block-shape.ts'
import { distinctivePart } from './distinctive-part.ts'
import { between, gapsBetweenBlocks, LONG, namesOf, type Search, type SearchedList, SHORT } from './searched-list.ts'

/** The blocks of a list, and those of them in which rows may have a text, with a bit for each stretch. */
type Found = { blocks: number[]; found: number[]; bits: string[] }

/** So many slices are asked for; more hardly leave out another stretch. */
const ASKED = 6
/** When more than one in so many stretches may have the text, it is faster to read all texts one after the other. */
const SELECTIVE = 3

/**
 * A query for the ids of the rows that have the needle, by the slices of its runs: only the stretches that have all of
 * them are read, what is in no block, and what has changed since its block was sealed.
 * @returns null where the slices do not help
 */
export async function idsBySlices(
  db: Db | Tx,
  searched: SearchedList,
  { needle, pattern }: Search,
): Promise<RawBuilder<unknown> | null> {
  const part = distinctivePart(needle)
  const found = part === null ? null : await findStretches(db, searched, part)
  return found === null ? null : idsIn(found, searched, pattern)
}

async function findStretches(db: Db | Tx, { table, listId }: SearchedList, part: string): Promise<Found | null> {
  const points = codePoints(part)
  const pairs = points.slice(SLICED_RUN - 1).map((_, at) => bucketsAt(points, at))
  const buckets = [...new Set([...pairs.map(([one]) => one), ...pairs.map(([, other]) => other)])].slice(0, ASKED)
  const { few, ...found } = await one<Found & { few: boolean }>({ db })`
    with asked as materialized (select ${table}::text as searched, ${listId}::bigint as list, ${buckets}::int[] as buckets),
    known as materialized (
      select id from search_block
      where searched = (select searched from asked) and list_id = (select list from asked) and starts is not null),
    looked as materialized (
      select id, (select stretches from search_slice where block_id = id and bucket = asked_for) as stretches
      from known, unnest((select buckets from asked)) asked_for),
    hit as materialized (
      select id, bit_and(stretches) as bits from looked
      group by id having count(stretches) = count(*) and bit_count(bit_and(stretches)) > 0)
    select array(select id from known) as blocks, array(select id from hit order by id) as found,
      array(select bits::text from hit order by id) as bits,
      (select count(*) from known) > 0 and coalesce((
        select sum(bit_count(bits)) * ${SELECTIVE}::int <= max(length(bits)) * (select count(*) from known) from hit), true) as few`
  return few ? found : null
}

/** The stretches next to one another whose bits are set, as the block and the numbers of the first and of the one after. */
function rangesOf({ found, bits }: Found): { blocks: number[]; from: number[]; to: number[] } {
  const ranges = found.flatMap((block, n) =>
    [...bits[n]!.matchAll(/1+/g)].map(({ index, 0: ones }) => ({
      block,
      from: index + 1,
      to: index + 1 + ones.length,
    })),
  )
  return {
    blocks: ranges.map(({ block }) => block),
    from: ranges.map(({ from }) => from),
    to: ranges.map(({ to }) => to),
  }
}

/** `offset 0` keeps a piece of the list from being read with all the others and compared. */
function idsIn(found: Found, searched: SearchedList, pattern: string): RawBuilder<unknown> {
  const { table, list, text } = namesOf(searched)
  const ranges = rangesOf(found)
  const matching = (rows: RawBuilder<unknown>, length = SHORT) => sql`
    select id from ${table} where ${rows} and octet_length(${text}) ${length}
      and ${text} like (select pattern from asked) ${searched.where ?? sql``}`
  return sql`
    with asked as materialized (
      select ${searched.listId}::bigint as list, ${pattern}::text as pattern, ${found.blocks}::bigint[] as blocks,
        ${found.found}::bigint[] as found, ${ranges.blocks}::bigint[] as range_block, ${ranges.from}::int[] as range_from,
        ${ranges.to}::int[] as range_to),
    known as materialized (
      select id, first_id, last_id from search_block b where id = any((select blocks from asked)::bigint[])
        and not exists (select from search_change c where c.block_id = b.id and c.row_id is null)),
    gaps as materialized (${gapsBetweenBlocks}),
    hit as materialized (
      select id, starts || (search_block.last_id + 1) as starts from known join search_block using (id)
      where id = any((select found from asked)::bigint[])),
    stretches as materialized (
      select starts[range_from] as low, starts[range_to] as high
      from (select unnest(range_block) as id, unnest(range_from) as range_from, unnest(range_to) as range_to from asked) r
      join hit using (id)),
    changed as materialized (
      select row_id from search_change where block_id in (select id from known))
    select m.id from gaps, lateral (${matching(between(searched, sql`low`, sql`high`))} offset 0) m
    union select m.id from stretches, lateral (${matching(between(searched, sql`low - 1`, sql`high`))} offset 0) m
    union ${matching(sql`id in (select row_id from changed) and ${list} + 0 = (select list from asked)`)}
    union ${matching(sql`${list} = (select list from asked)`, LONG)}`
}
