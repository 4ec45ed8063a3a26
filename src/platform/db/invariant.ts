import { type RawBuilder, sql } from 'kysely'
import type { Services } from '../context.ts'

/** Something that is true of the stored data at all times. `find` gives the rows for which it is not. */
export type Invariant = { name: string; find: (services: Services) => Promise<string[]> }

/** An invariant as a query for the `id`s (one text column) of the rows that break it. */
export function rowsThatBreak(name: string, query: RawBuilder<{ id: string }>): Invariant {
  return {
    name,
    find: async ({ db }) => {
      const { rows } = await sql<{ id: string }>`select id::text from (${query}) broken limit 100`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}
