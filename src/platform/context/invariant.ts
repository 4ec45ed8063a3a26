import { many } from '../db/query.ts'
import type { Sql } from '../db/sql.ts'
import type { Services } from './context.ts'

/** Something that is true of the stored data at all times. `find` gives the rows for which it is not. */
export type Invariant = { name: string; find: (services: Services) => Promise<string[]> }

/** An invariant as a query for the `id`s (one text column) of the rows that break it. */
export function rowsThatBreak(name: string, query: Sql): Invariant {
  return {
    name,
    find: async ({ db }) => {
      const rows = await many<{ id: string }>({ db })`select id::text from (${query}) broken limit 100`
      return rows.map(({ id }) => id)
    },
  }
}
