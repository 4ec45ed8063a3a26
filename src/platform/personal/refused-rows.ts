import type { PersonalTable } from '../context/personal-table.ts'
import { change } from '../db/query.ts'
import { sql } from '../db/sql.ts'

type Refused = Required<Pick<PersonalTable, 'table' | 'personal' | 'other' | 'ofPerson'>> & {
  /** The table of the imports, to which `import_id` of the rows leads. */
  imports: string
}

/** Rows that an import refused: kept for 30 days after it, and removed with whoever stands in them. */
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
