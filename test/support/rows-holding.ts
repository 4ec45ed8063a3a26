import type { World } from './harness.ts'

/**
 * Rows of all tables that hold what a pattern finds, as text, by table; what is stored as bytes is read as text too.
 * The queue's own tables are looked at as well.
 */
export async function rowsHolding(world: World, pattern: RegExp): Promise<Record<string, string[]>> {
  const tables = await world.query<{ name: string; table: string }>(`
    select tablename as table, format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by tablename`)
  const found: Record<string, string[]> = {}
  for (const { name, table } of tables) {
    const rows = await world.query<{ row: string }>(`select t::text as row from ${name} t`)
    const holding = rows.map(({ row }) => readable(row)).filter((row) => pattern.test(row))
    if (holding.length > 0) found[table] = holding
  }
  return found
}

const readable = (row: string) =>
  row.replaceAll(/\\x([0-9a-f]+)/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'))
