import pg from 'pg'
import type { Module } from '../platform/module.ts'

/**
 * Returns the keys of the files that rows refer to, in the caller's snapshot. An older database lacks some of the
 * columns.
 */
export async function referredBlobs(client: pg.Client, modules: readonly Module[]): Promise<string[]> {
  const keys = new Set<string>()
  for (const { table, column } of modules.flatMap(({ blobs = [] }) => blobs)) {
    const { rows } = await client.query(
      'select 1 from pg_attribute where attrelid = to_regclass($1) and attname = $2 and not attisdropped',
      [table, column],
    )
    if (rows.length === 0) continue
    const name = pg.escapeIdentifier(column)
    const found = await client.query<{ key: string }>(
      `select distinct ${name} as key from ${pg.escapeIdentifier(table)} where ${name} is not null order by key`,
    )
    for (const { key } of found.rows) keys.add(key)
  }
  return [...keys]
}
