import { type Sql, sql } from '../../platform/db/sql.ts'

/** In a statement: up to when what has ended of a setting may have been removed of an organisation; null: nothing ever was. */
export function removedBefore(setting: string, orgId: Sql): Sql {
  return sql`(select p.removed_before from purge_place p where p.org_id = ${orgId} and p.setting = ${setting}::text)`
}
