import type { Db } from '../db/database.ts'
import { many } from '../db/query.ts'
import { type Sql, sql } from '../db/sql.ts'
import { filledRows, pageRange } from './list-page.ts'
import { between, gapsBetweenBlocks, LONG, namesOf, type Search, type SearchedList, SHORT } from './searched-list.ts'

/**
 * A search for a run of one to three characters: of each block it is known how many rows have it, so blocks are read only
 * where the page lies, and there only when too many rows have it for their ids to be kept. `loose` are the rows that no
 * block answers for: those outside, those whose text has changed since, and long texts. Of these it is enough to know as
 * many as the page reaches; those before are only counted. A list without blocks is read with no bounds for ids: these
 * would let PostgreSQL think well of the index of ids alone, which holds those of all lists.
 */
export async function searchByRuns<Row extends { id: number }>(
  db: Db,
  { needle, pattern, page }: Search,
  searched: SearchedList,
): Promise<{ rows: Row[]; total: number | null }> {
  const { limit, offset } = pageRange(page)
  const found = await many<Row & { list_total: number }>({ db })`
    with asked as materialized (
      select ${searched.table}::text as searched, ${searched.listId}::bigint as list, ${needle}::text collate "C" as run,
        ${pattern}::text as pattern, ${limit}::bigint as size, ${offset}::bigint as skipped, ${limit + offset}::bigint as wanted),
    ${hits(searched)},
    ${pageOfHits(searched)},
    filled as (${searched.rows})
    select (select coalesce(sum(hits), 0) from counted) + (select count(*) from near) + (select total from far)
      + (select count(*) from elsewhere) as list_total, filled.*
    from (${searched.within}) owner left join filled on true order by filled.id desc`
  return { rows: filledRows(found), total: found[0]?.list_total ?? null }
}

/** `counted`: the blocks, and in how many unchanged rows of each. `near`, `far`, `elsewhere`: the others. */
function hits(searched: SearchedList): Sql {
  const { table, list, text } = namesOf(searched)
  const matching = (what: Sql, rows: Sql, length = SHORT) => sql`
    select ${what} from ${table} where ${rows} and octet_length(${text}) ${length} and ${text} like (select pattern from asked)`
  return sql`
    known as materialized (
      select b.id, first_id, last_id, row_count, row_ids
      from asked join search_block b on b.searched = asked.searched and list_id = asked.list
      left join search_run r on block_id = b.id and r.run = asked.run
      where sealed
        and not exists (select from search_change c where c.block_id = b.id and c.row_id is null)),
    changed as materialized (
      select distinct on (row_id) block_id, row_id,
        octet_length(old_text) ${SHORT} and old_text like (select pattern from asked) as had
      from search_change where block_id in (select id from known) order by row_id, search_change.id),
    counted as materialized (
      select known.*, coalesce(row_count, 0) - coalesce(lost, 0) as hits from known
      left join (select block_id, count(*) as lost from changed where had group by 1) c on block_id = id),
    gaps as materialized (select * from (${gapsBetweenBlocks}) g where exists (select from known)),
    near as materialized (
      select id from (
        select m.id from gaps, lateral (
          ${matching(sql`id`, between(searched, sql`low`, sql`high`))}
          order by ${list} desc, id desc limit (select wanted from asked)) m
        union all (
          ${matching(sql`id`, sql`${list} = (select list from asked) and not exists (select from known)`)}
          order by id desc limit (select wanted from asked))) newest
      order by id desc limit (select wanted from asked)),
    far as materialized (
      select coalesce(sum(total), 0) as total from (
        select m.total from gaps, lateral (
          ${matching(sql`count(*) as total`, between(searched, sql`low`, sql`least(high, (select min(id) from near))`))}) m
        union all ${matching(
          sql`count(*) as total`,
          sql`${list} = (select list from asked) and not exists (select from known)
            and (${list}, id) < ((select list from asked), (select min(id) from near))`,
        )}) older
      where (select count(*) from near) = (select wanted from asked)),
    elsewhere as materialized (
      ${matching(sql`id`, sql`id in (select row_id from changed) and ${list} + 0 = (select list from asked)`)}
      union all ${matching(sql`id`, sql`${list} = (select list from asked)`, LONG)})`
}

/** `page`: blocks that end before the page begins are passed over by their number of hits, those after it are not read. */
function pageOfHits(searched: SearchedList): Sql {
  const { table, list, text } = namesOf(searched)
  return sql`
    loose as materialized (select id from near union all select id from elsewhere),
    ends as materialized (select array_agg(last_id + 1 order by last_id) as ends from known),
    loose_in as (
      select width_bucket(loose.id, ends) as before, count(*) as loose from loose, ends where ends is not null group by 1),
    ordered as (
      select placed.*, coalesce(loose, 0) as loose
      from (select counted.*, row_number() over (order by last_id) - 1 as place from counted) placed
      left join loose_in on before = place),
    reached as materialized (
      select *, sum(hits + loose) over (order by last_id desc) + (
        select coalesce(sum(i.loose), 0) from loose_in i where before = (select count(*) from known)) as upto
      from ordered),
    read as materialized (
      select * from reached
      where hits > 0 and upto > (select skipped from asked) and upto - hits - loose < (select wanted from asked)),
    passed as (
      select coalesce(sum(hits), 0)::bigint as hits from reached where upto <= (select skipped from asked)),
    page as (
      select id from (
        select id from loose
        union all
        select m.id from read, lateral (
          select id from unnest(row_ids) id where id not in (select row_id from changed)
          union all
          (select id from ${table}
          where row_ids is null and ${between(searched, sql`first_id - 1`, sql`last_id + 1`)}
            and octet_length(${text}) ${SHORT} and ${text} like (select pattern from asked)
            and id not in (select row_id from changed)
          order by ${list} desc, id desc limit (select wanted from asked) - (upto - hits - read.loose))) m) matches
      order by id desc limit (select size from asked) offset (select skipped from asked) - (select hits from passed))`
}
