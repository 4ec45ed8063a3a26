import pg from 'pg'

/** Catalogues with a row for whatever a test can change of the tables, their rules and their statistics, and its object. */
const CATALOGUES: Record<string, string> = {
  pg_class: 'oid',
  pg_attribute: 'attrelid',
  pg_attrdef: 'adrelid',
  pg_constraint: 'oid',
  pg_index: 'indexrelid',
  pg_trigger: 'oid',
  pg_rewrite: 'oid',
  pg_proc: 'oid',
  pg_sequence: 'seqrelid',
  pg_statistic: 'starelid',
  pg_statistic_ext: 'oid',
  pg_extension: 'oid',
  pg_event_trigger: 'oid',
}
/** PostgreSQL's own objects have smaller numbers. */
const FIRST_OID = 16_384
/** The first number of an ordinary transaction. Its age less that of `xmin` counts from it, faster than a cast by text. */
const FIRST_XID = 3
const OURS = `c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`

/** The state of a database between two worlds: its definition as one text, its tables that hold or held rows, their size. */
export type DatabaseState = { definition: string; used: string[]; bytes: number; otherSessions: number }

const definition = [
  ...Object.entries(CATALOGUES).map(
    ([name, object]) =>
      `(select concat(count(*), ' ', sum(age(xmin)::bigint - (select age('${FIRST_XID}'::xid)))) from ${name} where ${object} >= ${FIRST_OID})`,
  ),
  // PostgreSQL writes these in place, so that they change no xmin.
  `(select sum(reltuples) || ' ' || sum(relpages) from pg_class c where ${OURS})`,
  `(select count(*)::text from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database()))`,
].join(` || ', ' || `)

/**
 * Reads the state of a database. Databases that were copied from the same template have the same definition, down to the
 * transactions that made it.
 * @param own processes of the server whose sessions are no others
 */
export async function readState(client: pg.ClientBase, own: number[]): Promise<DatabaseState> {
  const { rows } = await client.query({
    name: 'state of a database',
    text: `
      select ${definition} as definition, coalesce(sum(size), 0)::int as bytes,
        coalesce(array_agg(name) filter (where size > 0), '{}') as used,
        (select count(*)::int from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> all ($1::int[])) as "otherSessions"
      from (select format('%I.%I', n.nspname, relname) as name, pg_relation_size(c.oid) as size from pg_class c
        join pg_namespace n on n.oid = relnamespace where relkind = 'r' and ${OURS}) t`,
    values: [own],
  })
  return rows[0]
}

/** The rows of tables, as one text. */
export async function rowsOf(client: pg.ClientBase, tables: readonly string[]): Promise<string> {
  const texts = tables.map((table) => `select ${pg.escapeLiteral(table)} as name, t::text as row from ${table} t`)
  const { rows } = await client.query(
    `select string_agg(name || row, e'\\n' order by name, row) as text from (${texts.join(' union all ')}) all_rows`,
  )
  return rows[0].text
}

/** Deletes all rows of these tables, whatever rules they have, and has every sequence begin again. */
export async function emptyTables(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  await client.query(`
    begin;
    set local session_replication_role = replica;
    ${tables.map((table) => `delete from ${table};`).join(' ')}
    select setval(seqrelid, seqstart, false) from pg_sequence where pg_sequence_last_value(seqrelid) is not null;
    commit`)
}
