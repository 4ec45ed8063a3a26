import { change, many } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import { everySecond } from './every-second.ts'

/** So many times as many rows as it was planned for. PostgreSQL itself looks once a minute, at each twentieth more. */
const TIMES = 10
/** Smaller tables are read whole in no time. */
const FEW_ROWS = 100
/** To look at more may take longer than a statement of ours does; PostgreSQL has the time. */
const MAX_ROWS = 1_000_000

/**
 * Has PostgreSQL look at tables that have grown tenfold since it last did, within a second or two. Plans are kept for as
 * long as a connection: what was planned for a few rows would read a hundred thousand of them one by one for a minute.
 */
export const analyzeGrown = everySecond(async (services) => {
  const grown = await many<{ name: string }>(services)`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r'
      and pg_stat_get_live_tuples(c.oid) between ${TIMES}::int * greatest(c.reltuples, ${FEW_ROWS}::int) and ${MAX_ROWS}::int`
  // One that another process looks at already is left to that one.
  for (const { name } of grown) await change(services)`analyze (skip_locked) ${sql.ref(name)}`
}, 'tables that have grown could not be looked at')
