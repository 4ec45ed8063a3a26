import type { Migration } from '../../src/platform/db/migration-files.ts'

/** A migration of a next release that adds a column to a table, as older programs can go on with. */
export function columnOn(table: string, name: string): Migration {
  return { name, text: `-- works with: 0.1.0\nalter table ${table} add column later text;` }
}

/** A migration of a next release that follows it, in parts: an index, blocks that fill the column, and a validated rule. */
export function partsOn(table: string, name: string): Migration {
  return {
    name,
    text: `-- works with: 0.1.0
-- online: concurrently
create index concurrently ${table}_later on ${table} (later, id);
-- online: blocks of ${table} by id
update ${table} set later = 'filled' where id = any($1);
-- online: transaction
alter table ${table} add constraint ${table}_later_filled check (later <> '') not valid;
-- online: transaction
alter table ${table} validate constraint ${table}_later_filled;
`,
  }
}
