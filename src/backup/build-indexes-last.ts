import type pg from 'pg'

/** With fewer rows, dropping and building takes longer than it saves. */
const MANY_ROWS = 10_000

type Index = { name: string; definition: string; statistics: { column: number; target: number }[] }

/**
 * Fills a table. With many rows, its indexes are dropped first and built from the whole table afterwards, several times
 * as fast; those that hold a key or a reference stay. Call it in a transaction that holds the table.
 */
export async function buildIndexesLast(
  client: pg.Client,
  table: { name: string; rows: number },
  fill: () => Promise<void>,
): Promise<void> {
  if (table.rows < MANY_ROWS) return fill()
  const { rows: indexes } = await client.query<Index>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition,
       (select coalesce(json_agg(json_build_object('column', a.attnum, 'target', a.attstattarget)), '[]')
        from pg_attribute a where a.attrelid = i.indexrelid and a.attstattarget >= 0) as statistics
     from pg_index i where i.indrelid = to_regclass(quote_ident($1))
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1`,
    [table.name],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await fill()
  // The default of 64 MB would make it sort in files.
  await client.query(`set local maintenance_work_mem = '256MB'`)
  for (const { name, definition, statistics } of indexes) {
    await client.query(definition)
    for (const { column, target } of statistics)
      await client.query(`alter index ${name} alter column ${column} set statistics ${target}`)
  }
  await client.query('set local maintenance_work_mem to default')
}
