import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectPersonalTables } from '../src/collect.ts'
import { startWorld } from './support/harness.ts'

test('somebody answers for every column that can hold something of a person, and says for how long it is kept', async () => {
  await using world = await startWorld()
  // The bookkeeping of migrations is no table of a module.
  const columns = await world.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'migration'
      and a.attnum > 0 and not a.attisdropped
      and coalesce(e.typname, t.typname) in ('text', 'varchar', 'bpchar', 'citext', 'json', 'jsonb', 'bytea', 'xml', 'hstore')`)
  const answered = collectPersonalTables().flatMap(({ table, personal, other }) =>
    [...personal, ...other].map((column) => `${table}.${column}`),
  )
  assert.deepEqual(answered.toSorted(), columns.map(({ name }) => name).toSorted())
  const tables = await world.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'migration'`,
  )
  assert.deepEqual(
    collectPersonalTables()
      .map(({ table }) => table)
      .toSorted(),
    tables.map(({ name }) => name).toSorted(),
  )
})

test('an address leads to what a table holds of a person, and then the table can be rid of it', () => {
  for (const { table, personal, ofPerson, erase, outcome } of collectPersonalTables())
    if (ofPerson !== undefined) assert.ok(personal.length > 0 && erase !== undefined && outcome, table)
})
