import { change, many } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import { everySecond } from './every-second.ts'

/** The growth factor that triggers an analysis. PostgreSQL itself checks once a minute, at every twentieth more. */
const TIMES = 10
/** A sequential scan of a smaller table takes no time. */
const FEW_ROWS = 100
/** Analysing a larger table may exceed our statement timeout; autovacuum has no such limit. */
const MAX_ROWS = 1_000_000

/**
 * Makes PostgreSQL analyse tables that have grown tenfold since their last analysis, within a second or two. Plans are
 * cached for the lifetime of a connection: a plan for a few rows would read a hundred thousand one by one, for a
 * minute.
 */
export const analyzeGrown = everySecond(async (services) => {
  const grown = await many<{ name: string }>(services)`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r'
      and pg_stat_get_live_tuples(c.oid) between ${TIMES}::int * greatest(c.reltuples, ${FEW_ROWS}::int) and ${MAX_ROWS}::int`
  // A table that another process is analysing is skipped.
  for (const { name } of grown) await change(services)`analyze (skip_locked) ${sql.ref(name)}`
}, 'tables that have grown could not be analysed')
