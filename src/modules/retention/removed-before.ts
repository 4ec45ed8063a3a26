import { type Sql, sql } from '../../platform/db/sql.ts'

/** SQL for the time before which ended records of a setting may have been deleted; null: nothing was ever deleted. */
export function removedBefore(setting: string, orgId: Sql): Sql {
  return sql`(select p.removed_before from purge_place p where p.org_id = ${orgId} and p.setting = ${setting}::text)`
}
