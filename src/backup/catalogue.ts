import pg from 'pg'

/** `columns` are the written columns; the database computes the others. */
export type Table = { name: string; columns: string[] }

const SCHEMA = `'public'::regnamespace`

/** Tables whose rows mean nothing to another installation; the manifest names the migrations. */
const LEFT_OUT = ['rate_window', 'worker_process', 'migration']

/** The output of `COPY` must not depend on settings of the server, the database or the role. */
const SETTINGS: Record<string, string> = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '3',
  bytea_output: 'hex',
  search_path: 'public',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
}

/** Prepares a session to read or write whole tables. Settings unknown to this PostgreSQL are skipped. */
export async function prepareForWholeTables(client: pg.Client): Promise<void> {
  await client.query(
    'select set_config(name, value, false) from json_each_text($1::json) as wanted (name, value) join pg_settings using (name)',
    [JSON.stringify(SETTINGS)],
  )
}

/** Returns the tables of the schema by name. Transaction ids mean nothing to another server, which assigns its own. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and a.atttypid <> 'xid8'::regtype
     where c.relnamespace = ${SCHEMA} and c.relkind = 'r' and c.relname <> all ($1)
       and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by c.oid, c.relname order by c.relname`,
    [LEFT_OUT],
  )
  return rows
}

/** Sorts tables so that each comes after those it refers to. */
export async function inOrderOfReference<T extends { name: string }>(client: pg.Client, tables: T[]): Promise<T[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(
    `select distinct child.relname as child, parent.relname as parent from pg_constraint k
     join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
     where k.contype = 'f' and k.conrelid <> k.confrelid and k.connamespace = ${SCHEMA}`,
  )
  const ordered: T[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const blocked = new Set(rows.filter(({ parent }) => names.has(parent)).map(({ child }) => child))
    const free = waiting.filter(({ name }) => !blocked.has(name))
    if (free.length === 0) throw new Error(`The tables ${[...names].join(', ')} refer to one another in a circle.`)
    ordered.push(...free)
    waiting = waiting.filter(({ name }) => blocked.has(name))
  }
  return ordered
}

/** Formats `"table" ("column", …)`. */
export function tableWithColumns({ name, columns }: Table): string {
  return `${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')})`
}
