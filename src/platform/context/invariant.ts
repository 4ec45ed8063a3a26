import { many } from '../db/query.ts'
import type { Sql } from '../db/sql.ts'
import type { Services } from './context.ts'

/** A condition that the stored data always meets. `find` returns the rows that break it. */
export type Invariant = { name: string; find: (services: Services) => Promise<string[]> }

/** Creates an invariant from a query for the `id`s (one text column) of the rows that break it. */
export function rowsThatBreak(name: string, query: Sql): Invariant {
  return {
    name,
    find: async ({ db }) => {
      const rows = await many<{ id: string }>({ db })`select id::text from (${query}) broken limit 100`
      return rows.map(({ id }) => id)
    },
  }
}
