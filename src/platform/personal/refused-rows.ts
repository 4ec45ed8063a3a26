import type { PersonalTable } from '../context/personal-table.ts'
import { change } from '../db/query.ts'
import { sql } from '../db/sql.ts'

type Refused = Required<Pick<PersonalTable, 'table' | 'personal' | 'other' | 'ofPerson'>> & {
  /** The table of imports that `import_id` refers to. */
  imports: string
}

/**
 * Declares a table of rows that an import rejected: stored for 30 days after it, and deleted with the people in them.
 */
export function refusedRows({ imports, ...told }: Refused): PersonalTable {
  const rows = sql.ref(told.table)
  return {
    ...told,
    outcome: 'Are removed.',
    erase: ({ db }, ids) => change({ db })`delete from ${rows} where id = any(${ids}::bigint[])`,
    keep: {
      days: 30,
      purge: ({ db }, before, most) => change({ db })`
        delete from ${rows} where id in (
          select f.id from ${sql.ref(imports)} i join ${rows} f on f.import_id = i.id
          where i.created_at < ${before} order by f.id limit ${most} for update of f skip locked)`,
    },
  }
}
